export type Entry = { id: string; title: string; content: string; published: string; updated: string };

/** Entries as a feed reader shows them. */
export function feedEntries(xml: string): Entry[] {
  return [...xml.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = '']) => ({
    id: textOf(entry, 'id'),
    title: plainText(textOf(entry, 'title')),
    content: textOf(entry, 'content'),
    published: textOf(entry, 'published'),
    updated: textOf(entry, 'updated'),
  }));
}

/** Text of an element that occurs once. */
export function textOf(xml: string, name: string): string {
  const found = [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))];
  const [, text = ''] = found[0] ?? [];
  // CDATA has to end where the element does, not before.
  const [, data] = /^<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>$/.exec(text) ?? [];
  return data ?? text;
}

/** HTML of a title as a person reads it. */
function plainText(html: string): string {
  if (/<[a-z/!]/i.test(html)) throw new Error(`There are tags in ${html}`);
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
