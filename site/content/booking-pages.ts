/**
 * Keys of booking buttons (specification section 2) and the pages in site.yaml that they open. Apart from the
 * schemas, because browsers need it and not zod.
 */
export const bookingPages = {
  'check-in': 'first',
  default: 'first',
  'clarity-call': 'general',
  'future-spark': 'strategy',
} as const;
