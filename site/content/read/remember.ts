/**
 * Remembers the last result for each file: most are unchanged when content is read again, as after each save in
 * development.
 * @returns a function that computes only if the file's inputs have changed
 */
export function remember<Value>(): (file: string, inputs: string, compute: () => Value) => Value {
  const last = new Map<string, { inputs: string; value: Value }>();
  return (file, inputs, compute) => {
    const known = last.get(file);
    if (known?.inputs === inputs) return known.value;
    const value = compute();
    last.set(file, { inputs, value });
    return value;
  };
}
