/** Hands over the file chosen in a field. A refusal is shown at the field, which is then empty again. */
export async function upload(input: HTMLInputElement, take: (file: File) => Promise<void>) {
  const [file] = input.files ?? [];
  if (!file) return;
  const problem = input.closest('div')?.querySelector('[role=alert]');
  problem?.replaceChildren('Die Datei wird geprüft …');
  try {
    await take(file);
    problem?.replaceChildren();
  } catch (error) {
    problem?.replaceChildren((error as Error).message);
    input.value = '';
  }
}
