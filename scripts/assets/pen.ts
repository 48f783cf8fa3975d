import PDFDocument from 'pdfkit';
import type { Run } from './break-lines.ts';
import { faces, fontOf, widthOf } from './fonts.ts';
import { page } from './house-style.ts';

export type DocumentFacts = {
  title: string;
  subtitle: string;
  author: string;
  keywords: string[];
  /** ISO day. */
  date: string;
};

type Element = PDFKit.PDFStructureElement & { dictionary: { data: Record<string, unknown> } };
export type Area = { x: number; y: number; width: number; height: number };
type Link = { url: string; element: Element };

/** Draws a tagged PDF from top to bottom. All content is part of a structure element or an artifact. */
export class Pen {
  readonly #doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;
  readonly #open: Element[] = [];
  #link: Link | undefined;

  constructor(facts: DocumentFacts) {
    const date = new Date(`${facts.date}T00:00:00Z`);
    const doc = new TaggedDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      // Follows PDF/UA-1, but without declaring it (`subset`), since no validator has confirmed it yet.
      tagged: true,
      lang: 'de-DE',
      displayTitle: true,
      info: {
        Title: facts.title,
        Subject: facts.subtitle,
        Author: facts.author,
        Keywords: facts.keywords.join(', '),
        // The text's date, not the build's, so that the same text gives the same file. PDFKit derives the ID from it.
        CreationDate: date,
        ModDate: date,
      },
    });
    // Only used faces get embedded.
    for (const face of faces) doc.registerFont(face, fontOf(face) as never);
    const chunks: Buffer[] = [];
    this.#doc = doc;
    this.#bytes = new Promise((done, fail) => {
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      doc.on('end', () => done(Buffer.concat(chunks)));
      doc.on('error', fail);
    });
    const root = doc.struct('Document') as Element;
    doc.addStructure(root);
    this.#open.push(root);
  }

  newPage() {
    this.#endLink();
    this.#doc.addPage();
  }

  /** @param attributes PDF attributes, such as a list's numbering */
  open(type: string, attributes?: Record<string, unknown>) {
    this.#endLink();
    const element = this.#doc.struct(type) as Element;
    if (attributes) element.dictionary.data.A = attributes;
    this.#current.add(element);
    this.#open.push(element);
  }

  close() {
    this.#endLink();
    this.#open.pop()?.end();
  }

  /** Wraps a drawing operation in an element. */
  tag(type: string, draw: () => void) {
    this.open(type);
    draw();
    this.close();
  }

  /** Draws a line of text in the open element. */
  line(runs: Run[], x: number, baseline: number) {
    for (const run of runs) {
      const { face, size, link } = run.style;
      const width = widthOf(run.text, face, size);
      if (link !== this.#link?.url) this.#endLink();
      if (link && !this.#link) {
        const element = this.#doc.struct('Link') as Element;
        this.#current.add(element);
        this.#link = { url: link, element };
      }
      const element = this.#link?.element ?? this.#current;
      element.add(() => {
        this.#text(run, x, baseline);
        if (link) this.#underline(run, x, baseline);
      });
      if (this.#link) this.#annotate(this.#link, x, baseline, widthOf(run.text.trimEnd(), face, size), size);
      x += width;
    }
  }

  /**
   * Makes an area a link to a destination in this document.
   * @param words accessible description
   */
  linkTo(destination: string, words: string, area: Area, draw: () => void) {
    this.open('Link');
    draw();
    const { x, y, width, height } = area;
    this.#doc.goTo(x, y, width, height, destination, linkOptions(this.#current, words));
    this.close();
  }

  /** Content that screen readers skip: backgrounds, rules, footers. */
  artifact(kind: 'Layout' | 'Pagination', draw: (doc: PDFKit.PDFDocument) => void) {
    this.#endLink();
    this.#doc.markContent('Artifact', { type: kind });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  /** A line within an artifact. */
  artifactLine(runs: Run[], x: number, baseline: number) {
    for (const run of runs) {
      this.#text(run, x, baseline);
      x += widthOf(run.text, run.style.face, run.style.size);
    }
  }

  /** Adds a link target. */
  destination(name: string, top: number) {
    this.#doc.addNamedDestination(name, 'XYZ', 0, top, null as never);
  }

  /** Adds a bookmark to a position on this page. */
  bookmark(title: string, top: number) {
    // PDFKit measures `left` from the right edge.
    const options = { fit: false, top, left: page.width };
    this.#doc.outline.addItem(title, options as never);
  }

  async end(): Promise<Buffer> {
    while (this.#open.length > 0) this.close();
    this.#doc.end();
    return this.#bytes;
  }

  get #current(): Element {
    const element = this.#open.at(-1);
    if (!element) throw new Error('The document has ended.');
    return element;
  }

  #text({ text, style: { face, size, colour } }: Run, x: number, baseline: number) {
    this.#doc.font(face).fontSize(size).fillColor(colour);
    this.#doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Colour alone is not enough to distinguish links from text. */
  #underline({ text, style: { face, size, colour } }: Run, x: number, baseline: number) {
    this.#doc.rect(x, baseline + size * 0.14, widthOf(text.trimEnd(), face, size), 0.6).fill(colour);
  }

  #annotate({ url, element }: Link, x: number, baseline: number, width: number, size: number) {
    const words = url.startsWith('mailto:') ? `E-Mail an ${url.slice('mailto:'.length)}` : `Website ${url}`;
    this.#doc.link(x, baseline - size, width, size * 1.4, url, linkOptions(element, words));
  }

  #endLink() {
    this.#link?.element.end();
    this.#link = undefined;
  }
}

/** PDF/UA-1, 7.18.5 requires a description for links. */
function linkOptions(structParent: Element, words: string) {
  // A String object, because PDFKit writes primitive strings as names. The types lack both options.
  return { structParent, Contents: new String(words) } as never;
}

/** PDFKit doesn't escape metadata in its XML, so an ampersand in a name would break it. */
class TaggedDocument extends PDFDocument {
  _addInfo() {
    const plain = this.info;
    this.info = Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [
        name,
        typeof value === 'string' ? escapeXml(value) : value,
      ]),
    );
    (PDFDocument.prototype as unknown as { _addInfo: () => void })._addInfo.call(this);
    this.info = plain;
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
