import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';
import { deployedObjects } from './bucket-deployment.ts';
import { contentType } from './content-type.ts';
import { LocalStackError } from './errors.ts';
import type { Origin, OriginResponse } from './origin.ts';
import type { StackTemplate } from './stack-template.ts';

/** The bucket as an origin, with the files that the template's deployments would upload. */
export function createBucketOrigin(template: StackTemplate, bucketId: string): Origin {
  const objects = deployedObjects(template, template.ref(bucketId));
  const granted = grantedActions(template, bucketId);
  const read = createReader();

  return async ({ method, path }) => {
    if (method === 'OPTIONS')
      return xml(403, 'AccessForbidden', 'CORSResponse: CORS is not enabled for this bucket.');
    if (method !== 'GET' && method !== 'HEAD') return xml(403, 'AccessDenied', 'Access Denied');
    const key = decode(path.slice(1));
    if (key === undefined) return xml(400, 'InvalidURI', "Couldn't parse the specified URI.");
    if (key === '')
      return xml(501, 'NotImplemented', 'S3 would list the bucket here; the local stack does not.');
    const object = objects.get(key);
    if (!object && granted.has('s3:ListBucket'))
      return xml(404, 'NoSuchKey', 'The specified key does not exist.');
    if (!object || !granted.has('s3:GetObject')) return xml(403, 'AccessDenied', 'Access Denied');
    const { body, etag, lastModified } = read(object.file);
    return {
      status: 200,
      headers: { 'content-type': contentType(key), ...object.headers, etag, 'last-modified': lastModified },
      body,
    };
  };
}

const PolicySchema = z.looseObject({
  Bucket: z.string(),
  PolicyDocument: z.looseObject({
    Statement: z.array(
      z.looseObject({
        Effect: z.string(),
        Action: z.union([z.string(), z.array(z.string())]),
        Principal: z.unknown(),
      }),
    ),
  }),
});

/** The distribution's permissions: S3 answers 404 only to those who may list the bucket, others get 403. */
function grantedActions(template: StackTemplate, bucketId: string): Set<string> {
  const ignored = {
    'PolicyDocument.Statement.*.Condition': 'there is only one distribution',
    'PolicyDocument.Statement.*.Principal.AWS': 'only CloudFront reads the bucket',
    'PolicyDocument.Statement.*.Resource': 'there is only one bucket',
  };
  const actions = template
    .ofType('AWS::S3::BucketPolicy')
    .map((id) => template.read(id, PolicySchema, ignored))
    .filter(({ Bucket }) => Bucket === template.ref(bucketId))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(
      ({ Effect, Principal }) =>
        Effect === 'Allow' && JSON.stringify(Principal).includes('cloudfront.amazonaws.com'),
    )
    .flatMap(({ Action }) => Action);
  if (!actions.includes('s3:GetObject')) {
    throw new LocalStackError(
      `Template, ${bucketId}: The distribution may not read the files of the bucket. Allow s3:GetObject in its bucket policy.`,
    );
  }
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

function xml(status: number, code: string, message: string): OriginResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(body) };
}
