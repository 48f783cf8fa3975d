/** Resolves when React has taken over the prerendered page; the root component tells. */
export const { promise: hydrated, resolve: announceHydrated } = Promise.withResolvers<void>();
