import * as z from 'zod';

// Not `text`: these quote other files and are no prose of their own.
const words = z.string().trim().min(1);

/** content/checks.yaml: exceptions to the checks. */
export const checksSchema = z.strictObject({
  numbers: z
    .array(
      z.strictObject({
        noun: words.describe('Das Wort hinter der Zahl, zum Beispiel Bücher'),
        values: z.array(words).min(2).describe('Die verschiedenen Zahlen, die erlaubt sind'),
        reason: words.describe('Warum sie sich unterscheiden dürfen'),
      }),
    )
    .describe('Zahlen, die sich von Datei zu Datei unterscheiden dürfen'),
  amounts: z
    .array(
      z.strictObject({
        amount: words.describe('Der Betrag, wie er im Text steht, zum Beispiel 5 €'),
        reason: words.describe('Warum er kein Preis ist'),
      }),
    )
    .describe('Beträge in Texten, die keine Preise sind'),
  typography: z
    .array(words)
    .describe('Wortlaut, der von der deutschen Typografie abweichen darf, weil er festgelegt ist'),
  words: z
    .array(
      words.regex(
        /^[^\s,;]+$/,
        'ist mehr als ein Wort. Geben Sie jedem Wort einen eigenen Eintrag, ohne Komma und Leerzeichen',
      ),
    )
    .default([])
    .describe('Wörter, die richtig sind und die die Rechtschreibprüfung nicht kennt'),
});
