import PDFDocument from 'pdfkit';

/** PDFKit doesn't escape metadata in its XML, so an ampersand in a name would break it. */
export class TaggedDocument extends PDFDocument {
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
