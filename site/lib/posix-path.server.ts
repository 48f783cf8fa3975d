import { sep } from 'node:path';

/** A path as names, URLs and messages have it: with forward slashes, also on Windows. */
export const posixPath = (path: string, separator: string = sep): string => path.replaceAll(separator, '/');
