import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { berlinDay } from '../functions/leads/berlin-day.ts';
import { contentFolder } from '../site/content/read/content-files.server.ts';
import { INVISIBLE } from '../site/content/read/refused-text.server.ts';
import { articleCategories, articleSchema } from '../site/content/schemas/article.ts';
import { slugify } from '../site/lib/slugify.ts';
import { suggestion } from '../site/lib/suggestion.server.ts';
import { parseOptions } from './options.ts';
import { failInGerman, UserError } from './progress.ts';

const help = `Legt einen Beitrag für den Blog als Entwurf an.

  npm run new:article -- "Titel des Beitrags"
  npm run new:article -- "Titel des Beitrags" --category "KI-Trends"

Kategorien: ${articleCategories.join(', ')}`;

const LONGEST_SLUG = 60;

/** `npm run new:article "Titel"`: creates a valid draft with slug, date and front matter. */
function main() {
  const { title, category } = options();
  const { maxLength } = articleSchema.shape.title;
  if (maxLength && title.length > maxLength) {
    throw new UserError(
      `Der Titel ist ${title.length} Zeichen lang. Erlaubt sind höchstens ${maxLength}. Kürzen Sie ihn.`,
    );
  }
  const slug = slugOf(title);
  if (!slug) {
    throw new UserError(
      `Aus „${title}“ lässt sich keine Adresse bilden. Der Titel braucht mindestens einen Buchstaben oder eine Ziffer.`,
    );
  }
  if (title.includes('{{')) throw new UserError('Der Titel darf keine doppelten Klammern {{ enthalten.');
  const file = join(contentFolder, 'blog', `${slug}.md`);
  if (existsSync(file)) {
    throw new UserError(
      `Den Beitrag content/blog/${slug}.md gibt es schon. Wählen Sie einen anderen Titel, oder bearbeiten Sie diese Datei.`,
    );
  }
  write(file, draft(title, category));
  console.log(`Angelegt: content/blog/${slug}.md

So geht es weiter:
  1. Öffnen Sie die Datei und ersetzen Sie alles in eckigen Klammern.
  2. Sehen Sie den Beitrag mit "npm run dev" an: http://localhost:5173/blog/${slug}
  3. Prüfen Sie ihn mit "npm run check:content", es nennt auch die richtige Lesezeit.
  4. Löschen Sie die Zeile "draft: true", wenn er erscheinen soll, und veröffentlichen Sie ihn. Liegt
     das Datum in der Zukunft, erscheint er in der Nacht zu diesem Tag von selbst.`);
}

function options() {
  const { values, positionals } = parseOptions(help, {
    allowPositionals: true,
    options: { category: { type: 'string' } },
  });
  // Without quotes the shell splits the title into words.
  const title = positionals
    .join(' ')
    .normalize('NFC')
    .replace(/[\v\f\u2028\u2029]/g, ' ')
    .replaceAll(new RegExp(INVISIBLE, 'g'), '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!title) throw new UserError(`Der Titel fehlt.\n\n${help}`);
  const category = articleCategories.find((one) => one === (values.category ?? articleCategories[0]));
  if (!category) {
    const meant = suggestion(String(values.category), articleCategories);
    throw new UserError(`Die Kategorie „${values.category}“ gibt es nicht.${meant}\n\n${help}`);
  }
  return { title, category };
}

function write(file: string, text: string) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // 'wx' never overwrites a file created meanwhile.
    writeFileSync(file, text, { flag: 'wx' });
  } catch {
    throw new UserError(
      `Die Datei ${file} lässt sich nicht anlegen. Prüfen Sie, ob Sie in diesen Ordner schreiben dürfen.`,
    );
  }
}

/** Reserved file names on Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Truncated at a word boundary, because it is part of every link to the article. */
function slugOf(title: string): string {
  const slug = slugify(title).replace(RESERVED, '$&-beitrag');
  if (slug.length <= LONGEST_SLUG) return slug;
  const cut = slug.slice(0, LONGEST_SLUG + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, LONGEST_SLUG);
}

function draft(title: string, category: string): string {
  // JSON is valid YAML and quotes any title safely.
  return `---
title: ${JSON.stringify(title)}
description: "[Ein bis zwei Sätze für Google, höchstens 160 Zeichen]"
keywords:
  - "[Stichwort]"
date: ${berlinDay(new Date())}
author: "{{owner}}"
category: ${category}
excerpt: "[Ein bis zwei Sätze für die Übersicht]"
draft: true
---

[Beginnen Sie mit einer Szene, einer Zahl oder einer Behauptung.]

## [Erste Überschrift]

[Text. Ein Absatz ist eine Zeile, dazwischen steht eine leere. **Fett** schreiben Sie zwischen zwei Sternen, einen [Link](/anfrage) in eckigen und runden Klammern.]
`;
}

try {
  main();
} catch (error) {
  failInGerman(error);
}
