/** Resolves once React has hydrated the page; the root component announces it. */
export const { promise: hydrated, resolve: announceHydrated } = Promise.withResolvers<void>();
