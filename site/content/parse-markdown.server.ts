import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

/** Reads Markdown with GitHub's tables, footnotes and addresses that are links by themselves. */
export function parseMarkdown(body: string): Root {
  return (hasBareAddress(body) ? withBareAddresses : plain).parse(body);
}

/**
 * Whether there may be an address that is to become a link without brackets around it (https://…, www.…, name@host).
 * To look for one, the parser stops at every letter, for which it takes twice as long.
 */
function hasBareAddress(body: string): boolean {
  return /https?:\/\/|www\.|@/i.test(body.replace(/(?<!\\)\[[^[\]\\]*\]\(https?:\/\/[^\s()<>]*\)/g, ''));
}

function withoutBareAddresses(parser: ReturnType<typeof remark>) {
  const names = ['protocolAutolink', 'wwwAutolink', 'emailAutolink'];
  const data = parser.data();
  // The only transforms are those that look for such addresses once more.
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms: _transforms, ...extension }) => extension);
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {})
        .map(
          ([code, found = []]) =>
            [code, [found].flat().filter(({ name = '' }) => !names.includes(name))] as const,
        )
        .filter(([, constructs]) => constructs.length > 0),
    ),
  }));
  return parser;
}

/** Made once: that takes as long as an article. */
const withBareAddresses = remark().use(remarkGfm).freeze();
const plain = withoutBareAddresses(remark().use(remarkGfm).freeze());
