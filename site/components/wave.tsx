/** A text as it would sound: a stroke a word, as high as the word is long. */
export function Wave({ text }: { text: string }) {
  const words = text.split(/\s+/);
  return (
    <svg className="wave" viewBox={`0 0 ${words.length * 8} 64`} aria-hidden="true">
      <path
        stroke="currentColor"
        strokeWidth="4"
        d={words
          .map(({ length }, index) => {
            const height = Math.min(64, 4 + length * 4);
            return `M${index * 8 + 2} ${32 - height / 2}v${height}`;
          })
          .join('')}
      />
    </svg>
  );
}
