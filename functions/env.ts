/** Reads what a handler needs from its environment, once, and says which variable is missing. */
export function readEnv<Name extends string>(
  names: readonly Name[],
  source: Record<string, string | undefined> = process.env,
): Record<Name, string> {
  const missing = names.filter((name) => !source[name]);
  if (missing.length > 0) throw new Error(`Missing environment variable: ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Record<Name, string>;
}

/** A whole number out of the environment. */
export function readNumber(name: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`Environment variable ${name} is not a whole number: ${value}`);
  return Number(value);
}
