import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import * as z from 'zod';
import { UserError } from '../progress.ts';
import { deployedObjects } from './bucket-deployment.ts';
import type { Origin, OriginResponse } from './cloudfront.ts';
import { ignored, type Template } from './template.ts';

/** The bucket as an origin, with the files that the template's deployments would upload. */
export function createBucketOrigin(template: Template, bucketId: string): Origin {
  const objects = deployedObjects(template, template.ref(bucketId));
  const mayList = grantedActions(template, bucketId).has('s3:ListBucket');
  const read = createReader();

  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return xml(403, 'AccessDenied');
    const key = decode(path.slice(1));
    if (key === undefined) return xml(400, 'InvalidURI');
    const object = objects.get(key);
    if (!object) return mayList ? xml(404, 'NoSuchKey') : xml(403, 'AccessDenied');
    const { body, etag, lastModified } = read(object.file);
    const type = CONTENT_TYPES[extname(key).toLowerCase()] ?? 'binary/octet-stream';
    return {
      status: 200,
      headers: { 'content-type': type, ...object.headers, etag, 'last-modified': lastModified },
      body,
    };
  };
}

const PolicySchema = z.strictObject({
  Bucket: z.string(),
  PolicyDocument: z.strictObject({
    Version: ignored,
    Statement: z.array(
      z.strictObject({
        Effect: z.enum(['Allow', 'Deny']),
        Action: z.union([z.string(), z.array(z.string())]),
        Principal: z.looseObject({ Service: z.string().optional() }),
        // There is only one distribution, and one bucket.
        Condition: ignored,
        Resource: ignored,
      }),
    ),
  }),
});

/** The distribution's permissions: S3 answers 404 only to those who may list the bucket, others get 403. */
function grantedActions(template: Template, bucketId: string): Set<string> {
  const actions = template
    .ofType('AWS::S3::BucketPolicy')
    .map((id) => template.read(id, PolicySchema))
    .filter(({ Bucket }) => Bucket === template.ref(bucketId))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Effect, Principal }) => Effect === 'Allow' && Principal.Service === 'cloudfront.amazonaws.com')
    .flatMap(({ Action }) => Action);
  if (!actions.includes('s3:GetObject'))
    throw new UserError(
      `Template, ${bucketId}: The distribution may not read the files of the bucket. Allow s3:GetObject in its bucket policy.`,
    );
  return new Set(actions);
}

/** Caches files until they change. The ETag is the MD5 digest, as in S3. */
function createReader() {
  const known = new Map<string, { stamp: string; body: Buffer; etag: string; lastModified: string }>();
  return (file: string) => {
    const { mtime, size } = statSync(file);
    const stamp = `${mtime.getTime()} ${size}`;
    const cached = known.get(file);
    if (cached?.stamp === stamp) return cached;
    const body = readFileSync(file);
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const fresh = { stamp, body, etag, lastModified: mtime.toUTCString() };
    known.set(file, fresh);
    return fresh;
  };
}

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
