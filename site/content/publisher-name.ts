/** The word by which a publisher's entry says that the book sold well (specification, "Books"). */
export const BESTSELLER = 'BESTSELLER';

/** The publisher without the mark: "Musterverlag, BESTSELLER" is "Musterverlag". */
export function publisherName(publisher: string): string {
  return publisher.replace(BESTSELLER, '').replace(/^[\s,·–-]+|[\s,·–-]+$/g, '');
}
