import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import * as z from 'zod';
import type { StackTemplate } from './stack-template.ts';

/** A file and the headers set by its deployment. */
export type StoredObject = { file: string; headers: Record<string, string> };

const DeploymentSchema = z.strictObject({
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Prune: z.boolean().default(true),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  Extract: z.literal(true).default(true),
  // Markers stand for values known only at deploy time, which we would have to substitute in the files.
  SourceMarkers: z.array(z.strictObject({})).optional(),
});

const DEPLOYMENT_IGNORED = {
  DestinationBucketArn: 'only orders the deployment',
  DistributionId: 'nothing is cached',
  DistributionPaths: 'nothing is cached',
  OutputObjectKeys: 'nobody reads them',
  RetainOnDelete: 'nothing is deleted here',
  ServiceToken: 'the deployment is done here',
  SourceBucketNames: 'assets are folders here',
  WaitForDistributionInvalidation: 'nothing is cached',
};

/**
 * The bucket's objects by key, after the deployments have run in dependency order. Keys come from listing the
 * folders, so no request can reach a file outside them.
 */
export function deployedObjects(template: StackTemplate, bucket: string): Map<string, StoredObject> {
  const objects = new Map<string, StoredObject>();
  for (const id of inOrder(template, template.ofType('Custom::CDKBucketDeployment'))) {
    const deployment = template.read(id, DeploymentSchema, DEPLOYMENT_IGNORED);
    if (deployment.DestinationBucketName !== bucket) continue;
    const prefix = deployment.DestinationBucketKeyPrefix.replace(/^\/|\/$/g, '');
    const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path);
    const included = syncFilter(deployment.Exclude, deployment.Include);
    const headers = Object.fromEntries(
      Object.entries(deployment.SystemMetadata).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const uploads = new Map<string, StoredObject>();
    for (const objectKey of deployment.SourceObjectKeys) {
      const folder = template.asset(objectKey, id);
      for (const path of listFiles(folder)) {
        if (included(path)) uploads.set(keyOf(path), { file: join(folder, path), headers });
      }
    }
    if (deployment.Prune) {
      for (const key of objects.keys()) {
        const path = prefix ? key.slice(prefix.length + 1) : key;
        if (key === keyOf(path) && included(path) && !uploads.has(key)) objects.delete(key);
      }
    }
    for (const [key, object] of uploads) objects.set(key, object);
  }
  return objects;
}

function inOrder(template: StackTemplate, ids: string[]): string[] {
  const ordered: string[] = [];
  const visit = (id: string) => {
    if (ordered.includes(id)) return;
    for (const dependency of template.dependencies(id)) if (ids.includes(dependency)) visit(dependency);
    ordered.push(id);
  };
  for (const id of ids) visit(id);
  return ordered;
}

/** `aws s3 sync --exclude … --include …`: the last matching pattern wins; `*` also matches slashes. */
function syncFilter(exclude: string[], include: string[]): (path: string) => boolean {
  const rules = [
    ...exclude.map((pattern) => ({ expression: glob(pattern), wanted: false })),
    ...include.map((pattern) => ({ expression: glob(pattern), wanted: true })),
  ];
  return (path) => rules.findLast(({ expression }) => expression.test(path))?.wanted ?? true;
}

function glob(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
    .replaceAll('[!', '[^');
  return new RegExp(`^${source}$`, 's');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}
