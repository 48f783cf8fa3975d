import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as z from 'zod';
import { deployedObjects, filesIn } from './bucket-deployment.ts';
import type { Origin, OriginResponse } from './cloudfront.ts';
import type { Template } from './template.ts';

/**
 * The bucket as an origin, with the files that the template's deployments would upload.
 * @param uploads other folders in it, by the beginning of their keys
 */
export function createBucketOrigin(
  template: Template,
  bucketId: string,
  uploads: Record<string, string> = {},
): Origin {
  const objects = deployedObjects(template, template.ref(bucketId));
  for (const [prefix, folder] of Object.entries(uploads))
    for (const path of filesIn(folder))
      objects.set(prefix + path, { file: join(folder, path), headers: NO_STORE });
  const policies = template.ofType('AWS::S3::BucketPolicy').map((id) => template.read(id, z.unknown()));
  const isGranted = (action: string) => JSON.stringify(policies).includes(`"${action}"`);

  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return xml(403, 'AccessDenied');
    const key = decode(path.slice(1));
    if (key === undefined) return xml(400, 'InvalidURI');
    const object = objects.get(key);
    // S3 answers 404 only to those who may list the bucket.
    if (!object && isGranted('s3:ListBucket')) return xml(404, 'NoSuchKey');
    if (!object || !isGranted('s3:GetObject')) return xml(403, 'AccessDenied');
    const body = readFileSync(object.file);
    return {
      status: 200,
      headers: {
        'content-type': CONTENT_TYPES[extname(key)] ?? 'binary/octet-stream',
        ...object.headers,
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        'last-modified': statSync(object.file).mtime.toUTCString(),
      },
      body,
    };
  };
}

const NO_STORE = { 'cache-control': 'no-store' };

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const xml = (status: number, code: string): OriginResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`),
});

/**
 * The content type set by the bucket deployment. `aws s3 sync` uses Python 3.13's table, which lacks web fonts; S3 stores
 * unknown types as binary/octet-stream.
 */
const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.xml': 'text/xml',
  '.zip': 'application/zip',
};
