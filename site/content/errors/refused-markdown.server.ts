import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { quote } from '../../lib/suggestion.server.ts';
import { ContentError } from './content-error.ts';
import { pictureProblem } from './picture-problem.server.ts';

export type Placed = { node: Nodes; parent?: Nodes | undefined };

/** A body, and the line of its file where it begins; `siteUrl` is the site's own origin. */
export type MarkdownSource = { file: string; body: string; firstLine: number; siteUrl?: string | undefined };

/** Markdown an article must not contain, and lookalikes that readers would see literally. */
export function refusedNodes(nodes: readonly Placed[], source: MarkdownSource): ContentError[] {
  const { file, firstLine } = source;
  const errors: ContentError[] = [];
  let depth = 1;
  for (const { node, parent } of nodes) {
    const problem =
      problemOf(node, source) ?? pictureProblem(node, parent, file) ?? headingProblem(node, parent, depth);
    if (node.type === 'heading') depth = node.depth;
    // Nodes that remark derives from text, such as bare addresses, have no position.
    const line = (node.position ?? parent?.position)?.start.line ?? 1;
    if (problem) errors.push(new ContentError({ file, line: line + firstLine - 1 }, problem));
  }
  // Two tags on a line give the same message: report it once.
  return [...new Map(errors.map((error) => [error.message, error])).values()];
}

/** Lines that a space or character at their start keeps from being Markdown. */
export function misspeltLines({ file, body, firstLine }: MarkdownSource): ContentError[] {
  return body.split('\n').flatMap((line, index) => {
    const problem = lineProblem(line);
    return problem ? new ContentError({ file, line: firstLine + index }, problem) : [];
  });
}

function lineProblem(line: string): string | undefined {
  if (/^#{2,6}[^\s#]/.test(line)) {
    return 'Nach den Zeichen ## fehlt ein Leerzeichen. Ergänzen Sie es, sonst ist die Zeile keine Überschrift';
  }
  if (/\]\s+\((?:\/|https:|#)/.test(line)) {
    return 'Zwischen ] und ( steht ein Leerzeichen. Löschen Sie es, sonst ist die Stelle kein Link';
  }
  const [, item] = /^\s*[•·▪◦‣●○]\s*(.{0,40})/.exec(line) ?? [];
  if (item !== undefined) {
    return `Der Punkt vor „${item}“ macht keine Liste. Löschen Sie ihn, und wählen Sie im Editor für die Zeile die Liste; in der Datei beginnt ein Eintrag mit einem Bindestrich und einem Leerzeichen`;
  }
  return undefined;
}

function problemOf(node: Nodes, { body, siteUrl }: MarkdownSource): string | undefined {
  if (node.type === 'html') {
    return 'HTML ist in Beiträgen nicht erlaubt. Schreiben Sie die Stelle in Markdown; ein Kleiner-Zeichen im Text schreiben Sie als \\<';
  }
  if (node.type === 'heading' && node.depth === 1) {
    return `Die Überschrift der ersten Ebene (#) ist der Titel aus dem Kopf der Datei. Beginnen Sie Abschnitte mit ${headingMark(2)}`;
  }
  if (node.type === 'code' && !/^\s*[`~]/.test(body.slice(node.position?.start.offset))) {
    return 'Die Zeile ist um vier oder mehr Leerzeichen eingerückt und erschiene als Programmcode. Löschen Sie die Leerzeichen';
  }
  if (node.type === 'text') return textProblem(node.value);
  const problem = tableProblem(node);
  if (problem) return problem;
  return node.type === 'link' || node.type === 'definition' ? linkProblem(node.url, siteUrl) : undefined;
}

/** A table that readers would see as raw characters, or without some of its cells. */
export function tableProblem(node: Nodes): string | undefined {
  if (node.type === 'paragraph' && node.children.some(isRow)) {
    return `Das ist keine Tabelle, sondern erschiene mit seinen senkrechten Strichen: ${quote(/^[ \t]*\|.*/m.exec(textOf(node))?.[0])}. Waren Zellen verbunden, heben Sie das vor dem Einfügen auf; ein senkrechter Strich in einer Zelle heißt \\|. In der Datei gehört unter die erste Zeile eine aus Bindestrichen, mit so vielen Spalten wie sie, | --- | --- |, und vor die Tabelle eine leere`;
  }
  if (node.type !== 'table') return undefined;
  const columns = node.align?.length ?? 0;
  const long = node.children.find(({ children }) => children.length > columns);
  if (long) {
    return `Eine Zeile der Tabelle hat mehr Zellen als ihr Kopf (${quote(textOf(long.children[columns] ?? long))} fehlte auf der Seite). Löschen Sie die überzähligen; ein senkrechter Strich innerhalb einer Zelle heißt \\|`;
  }
  const broken = node.children
    .flatMap(({ children }) => children)
    .find((cell) => textOf(cell).includes('\\n'));
  return broken
    ? `In der Zelle ${quote(textOf(broken))} steht ein Zeilenumbruch (\\n). Den kann eine Zelle nicht haben: Schreiben Sie ihren Text in eine Zeile`
    : undefined;
}

/** A line that begins with a stroke. */
const isRow = (node: Nodes, index: number) =>
  node.type === 'text' && (index === 0 ? /^[ \t]*\|/m : /\n[ \t]*\|/).test(node.value);

/** As the owner writes it, in the file or in the form. */
export const headingMark = (depth: number) =>
  `${'#'.repeat(depth)} (in der Redaktion: „Überschrift ${depth}“)`;

/** @param depth level of the preceding heading */
function headingProblem(node: Nodes, parent: Nodes | undefined, depth: number): string | undefined {
  if (node.type !== 'heading' || parent?.type !== 'root') return undefined;
  if (node.depth > depth + 1) {
    return `Zwischen dieser Überschrift (${'#'.repeat(node.depth)}) und der darüber fehlt eine Ebene. Beginnen Sie sie mit ${headingMark(depth + 1)}`;
  }
  const next = parent.children[parent.children.indexOf(node) + 1];
  const isEmpty = !next || (next.type === 'heading' && next.depth <= node.depth);
  return isEmpty
    ? 'Unter dieser Überschrift steht kein Text. Ergänzen Sie ihn, oder löschen Sie sie'
    : undefined;
}

function textProblem(text: string): string | undefined {
  if (text.includes('**')) {
    return 'Hier stehen zwei Sterne (**) im Text. Fettes beginnt und endet mit zwei Sternen, ohne Leerzeichen innerhalb: **so**';
  }
  if (/\S\t+\S/.test(text)) {
    return 'Das sieht nach einer Tabelle aus Excel oder Word aus: Die Spalten trennt ein Tabulator und stünden in einer Zeile. Schreiben Sie jede Zeile mit senkrechten Strichen, | Menge | Preis |, und unter die erste | --- | --- |';
  }
  if (/\]\(|\)\[(?:\/|https:|www\.)/.test(text)) {
    return 'Diese Stelle ist kein Link. Er besteht aus dem Text in eckigen und der Adresse in runden Klammern, ohne Leerzeichen: [KI-Beratung](/ki-beratung)';
  }
  return undefined;
}

function linkProblem(url: string, siteUrl: string | undefined): string | undefined {
  const path = [siteUrl, 'http://localhost:5173'].flatMap((own) =>
    own && url.startsWith(`${own}/`) ? url.slice(own.length) : [],
  )[0];
  if (path) {
    return `Der Link ${quote(url)} führt auf diese Website. Schreiben Sie nur den Pfad, dann wird er geprüft: ${path}`;
  }
  if (/^http:/i.test(url)) {
    return `Der Link ${quote(url)} ist nicht verschlüsselt. Schreiben Sie die Adresse mit https:// am Anfang`;
  }
  if (isSafe(url)) return undefined;
  return `Der Link ${quote(url)} ist nicht erlaubt.${likely(url)} Möglich sind eine Adresse mit https://, mailto: mit einer E-Mail-Adresse, ein Pfad dieser Website wie /ki-beratung und ein Abschnitt dieser Seite wie #fazit`;
}

/** True if it is safe: a second slash or backslash at the start of a path would lead to another host. */
function isSafe(url: string): boolean {
  return /^https:\/\//i.test(url)
    ? URL.canParse(url)
    : /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@.]+$|\/(?![/\\])|#.)/i.test(url);
}

/** " Meinten Sie …?" if only the prefix is missing. */
function likely(url: string): string {
  const begin = /^[^\s:/@]+@[^\s:/@]+\.[^\s:/@.]+$/.test(url)
    ? 'mailto:'
    : /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/|$)/i.test(url)
      ? 'https://'
      : /^[a-z0-9-]+$/.test(url)
        ? '/'
        : undefined;
  return begin ? ` Meinten Sie ${quote(begin + url)}?` : '';
}
