import { rmSync } from 'node:fs';

/**
 * Removes a folder, if there is one. On Windows, a process that is ending or a virus scanner may hold a file for a moment:
 * it tries again for five seconds.
 */
export const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 10 });
