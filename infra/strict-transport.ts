/** For how long browsers ask for this name, and all below it, over HTTPS only: two years. */
export const HTTPS_ONLY_SECONDS = 730 * 24 * 60 * 60;
