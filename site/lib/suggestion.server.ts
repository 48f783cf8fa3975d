import leven from 'leven';

/** " Meinten Sie …?" with the most similar candidate; empty if none is similar. */
export function suggestion(word: string, candidates: readonly unknown[]): string {
  const meant = closest(word, candidates);
  return meant === undefined ? '' : ` Meinten Sie ${quote(meant)}?`;
}

/** The most similar candidate, if any is similar enough. */
export function closest(word: string, candidates: readonly unknown[]): string | undefined {
  const [best] = candidates
    .map(String)
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.max(candidate.length > 4 ? 2 : 1, Math.floor(candidate.length / 3)) ||
        sameLetters(word, candidate),
    )
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** Transposed letters: yaer for year. */
function sameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

/** The value as typed, on one line, truncated if long. Never throws. */
export function quote(value: unknown): string {
  const characters = [...asText(value).replace(/\s+/g, ' ').trim()];
  return `„${characters.length > 60 ? `${characters.slice(0, 57).join('')}…` : characters.join('')}“`;
}

function asText(value: unknown): string {
  try {
    return value && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  } catch {
    return '…';
  }
}
