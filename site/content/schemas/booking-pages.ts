/**
 * Keys of booking buttons (docs/product.md, "Booking buttons") and the pages in site.yaml they open. Not in the
 * schemas, because browsers need this without zod.
 */
export const bookingPages = {
  'check-in': 'first',
  default: 'first',
  'clarity-call': 'general',
  'future-spark': 'strategy',
} as const;
