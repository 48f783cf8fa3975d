/** Marks a bestseller in the publisher field (docs/product.md, "Books page"). */
export const BESTSELLER = 'BESTSELLER';

/** The publisher without the mark: "Musterverlag, BESTSELLER" is "Musterverlag". */
export function publisherName(publisher: string): string {
  return publisher.replace(BESTSELLER, '').replace(/^[\s,·–-]+|(?<![\s,·–-])[\s,·–-]+$/g, '');
}
