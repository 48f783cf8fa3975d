import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import initTypst, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { files } from './fonts.ts';

/** Also text in bold and italic, which share images don't have. */
const faces = [
  ...Object.values(files),
  'vollkorn/files/vollkorn-latin-600-normal.woff',
  'vollkorn/files/vollkorn-latin-400-italic.woff',
];

/** Typesets with Typst as WebAssembly, whose native packages don't exist for every platform. */
export async function typesetPdf(files: Record<string, string | Buffer>): Promise<Buffer> {
  compiler ??= openCompiler();
  const typst = await compiler;
  typst.reset_shadow();
  for (const [name, content] of Object.entries(files)) typst.map_shadow(`/${name}`, Buffer.from(content));
  const { result, diagnostics } = typst.compile('/main.typ', undefined, 'pdf', 2);
  if (!result) throw new Error(`Typst: ${JSON.stringify(diagnostics)}`);
  return Buffer.from(showTitle(Buffer.from(result).toString('latin1')), 'latin1');
}

/** Window titles show the document's title instead of the file's name; Typst has no option for it. Keeps all offsets. */
function showTitle(pdf: string): string {
  return pdf.replace(/(?<=\/ViewerPreferences <<)\s+\/Direction \/L2R\s+(?=>>)/, (other) =>
    ' /DisplayDocTitle true'.padEnd(other.length),
  );
}

let compiler: Promise<TypstCompiler> | undefined;

async function openCompiler(): Promise<TypstCompiler> {
  const { resolve } = createRequire(import.meta.url);
  const wasm = resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await initTypst({ module_or_path: readFileSync(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const face of faces)
    await builder.add_raw_font(unpacked(readFileSync(resolve(`@fontsource/${face}`))));
  return builder.build();
}

/** A WOFF file as TrueType, the only format Typst reads: https://www.w3.org/TR/WOFF/ */
function unpacked(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * tables);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let table = 0; table < tables; table++) {
    const [from, to] = [44 + 20 * table, 12 + 16 * table];
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    // Tag and checksum.
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(packed < length ? inflateSync(bytes) : bytes, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
