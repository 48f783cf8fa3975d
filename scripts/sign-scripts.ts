/**
 * Names the digest of every script that a document loads (Subresource Integrity): a file that somebody has changed in
 * the bucket is not run. What such a script imports has its content in its name, and is not covered.
 * @param digestOf digest of the file that lies at a path of the site, as sha256 in base64
 */
export const withIntegrity = (html: string, digestOf: (path: string) => string): string =>
  html.replace(
    /<script ([^>]*\bsrc="(\/[^"]+)"[^>]*)>/g,
    (_, attributes: string, path: string) => `<script ${attributes} integrity="sha256-${digestOf(path)}">`,
  );
