import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { posixPath } from '../../site/lib/posix-path.server.ts';
import { ignored, type Template } from './template.ts';

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
  // The deployment is done here, from folders, and nothing is cached.
  ...{ ServiceToken: ignored, SourceBucketNames: ignored, OutputObjectKeys: ignored },
  ...{ DistributionId: ignored, DistributionPaths: ignored, WaitForDistributionInvalidation: ignored },
});

/** The functions that carry out deployments on AWS. */
export const deploymentProviders = (template: Template) =>
  template
    .ofType('Custom::CDKBucketDeployment')
    .map((id) => template.read(id, z.looseObject({ ServiceToken: z.string() })).ServiceToken);

/**
 * The bucket's objects by key, after the deployments have run in dependency order. Keys come from listing the folders,
 * so no request can reach a file outside them.
 */
export function deployedObjects(template: Template, bucket: string): Map<string, StoredObject> {
  const objects = new Map<string, StoredObject>();
  for (const id of inOrder(template, template.ofType('Custom::CDKBucketDeployment'))) {
    const deployment = template.read(id, DeploymentSchema);
    if (deployment.DestinationBucketName !== bucket) continue;
    const prefix = deployment.DestinationBucketKeyPrefix && `${deployment.DestinationBucketKeyPrefix}/`;
    const isIncluded = syncFilter(deployment.Exclude, deployment.Include);
    const headers = deployment.SystemMetadata;
    const uploads = new Map<string, StoredObject>();
    for (const folder of deployment.SourceObjectKeys.map(template.asset)) {
      for (const path of filesIn(folder).filter(isIncluded))
        uploads.set(prefix + path, { file: join(folder, path), headers });
    }
    if (deployment.Prune) {
      for (const key of objects.keys())
        if (key.startsWith(prefix) && isIncluded(key.slice(prefix.length))) objects.delete(key);
    }
    for (const [key, object] of uploads) objects.set(key, object);
  }
  return objects;
}

function inOrder(template: Template, ids: string[]): string[] {
  const ordered = new Set<string>();
  const visit = (id: string) => {
    for (const dependency of template.dependencies(id)) if (ids.includes(dependency)) visit(dependency);
    ordered.add(id);
  };
  for (const id of ids) visit(id);
  return [...ordered];
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
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
}

export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixPath(relative(folder, join(entry.parentPath, entry.name))));
