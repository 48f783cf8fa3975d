/** Where the Atom feed lies; pages link it, the build writes it. */
export const FEED_PATH = '/feed.xml';
