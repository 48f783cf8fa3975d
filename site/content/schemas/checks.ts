import * as z from 'zod';

// Not `text`: these quote other files instead of being prose of their own.
const words = z.string().trim().min(1);

/** content/checks.yaml: exceptions to the checks. */
export const checksSchema = z.strictObject({
  accepted: z
    .array(
      z.strictObject({
        text: words.describe('Der Wortlaut. Schreiben Sie ihn so, wie er dasteht, zum Beispiel 5 €'),
        reason: words.describe('Warum er stimmt'),
      }),
    )
    .default([])
    .describe(
      'Beträge und Texte, die stimmen. Die Prüfung hält sie sonst für ein Versehen oder einen Platzhalter',
    ),
  typography: z
    .array(words)
    .describe(
      'Schreibweisen, die festgelegt sind. Dieser Wortlaut darf von der deutschen Typografie abweichen',
    ),
  words: z
    .array(
      words.regex(
        /^[^\s,;]+$/,
        'ist mehr als ein Wort. Geben Sie jedem Wort einen eigenen Eintrag, ohne Komma und Leerzeichen',
      ),
    )
    .default([])
    .describe('Wörter, die richtig sind. Die Rechtschreibprüfung kennt sie nicht'),
});
