/** Turns a German heading into an anchor or file name: "Führung & KI" becomes "fuehrung-ki". */
export function slugify(text: string): string {
  return (
    text
      // macOS decomposes umlauts in file names.
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}
