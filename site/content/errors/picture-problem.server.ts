import type { Nodes } from 'mdast';
import { quote } from '../../lib/suggestion.server.ts';

/** Folder of the pictures in articles' texts: content/images/blog. */
export const TEXT_PICTURE = /^\/content\/images\/blog\/([a-z0-9-]+\.(?:jpe?g|png|webp|avif))$/;

const EXAMPLE = '![Was zu sehen ist](/content/images/blog/mein-bild.jpg "Bildunterschrift")';

/** The problem with a picture in a text, if any. check-references.server.ts looks for its file. */
export function pictureProblem(node: Nodes, parent: Nodes | undefined, file: string): string | undefined {
  if (node.type !== 'image' && node.type !== 'imageReference') return undefined;
  if (!/^content\/blog\b/.test(file))
    return 'Bilder sind nur im Text von Beiträgen möglich. Löschen Sie die Stelle';
  if (node.type === 'imageReference') return `Die Adresse des Bildes gehört an seine Stelle: ${EXAMPLE}`;
  if (parent?.type !== 'paragraph' || parent.children.length > 1)
    return 'Ein Bild steht in einem eigenen Absatz, ohne Text daneben und ohne Link. Setzen Sie davor und danach eine leere Zeile';
  if (!TEXT_PICTURE.test(node.url))
    return `Das Bild ${quote(node.url)} kann die Website nicht zeigen. Legen Sie es als JPEG oder PNG nach content/images/blog, mit einem Namen aus Kleinbuchstaben, Ziffern und Bindestrichen, und schreiben Sie ${EXAMPLE}`;
  if (!node.alt?.trim())
    return `Dem Bild fehlt die Beschreibung für Menschen, die es nicht sehen. Schreiben Sie in die eckigen Klammern, was zu sehen ist (im Formular: „Alternativtext“): ![Was zu sehen ist](${node.url})`;
  return undefined;
}
