import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { Handler } from './handler.ts';
import { HASHED_ASSETS } from './site-files.ts';

export type EdgeRefreshProps = {
  siteFolder: string;
  functionsFolder: string;
  distribution: Distribution;
  /** What has to be in the bucket before the edge asks for it again. */
  uploads: Construct;
};

/**
 * Has the edge forget what a deployment has changed, and nothing else. CloudFormation hands the handler the files of
 * this deployment and of the one before, with a digest each: also when it rolls back, in the opposite direction.
 */
export class EdgeRefresh extends Construct {
  constructor(scope: Construct, id: string, props: EdgeRefreshProps) {
    super(scope, id);
    const handler = new Handler(this, 'RefreshEdge', {
      functionsFolder: props.functionsFolder,
      name: 'refresh-edge',
      description: 'Has the edge forget the files that a deployment has changed',
      timeout: Duration.minutes(1),
      memoryMb: 256,
    });
    const { distributionId } = props.distribution;
    const arn = Stack.of(this).formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: distributionId,
    });
    handler.allow(['cloudfront:CreateInvalidation'], [arn]);
    const refresh = new CustomResource(this, 'Resource', {
      resourceType: 'Custom::EdgeRefresh',
      serviceToken: handler.lambda.functionArn,
      // Without an answer CloudFormation would wait for an hour.
      serviceTimeout: Duration.minutes(3),
      properties: { DistributionId: distributionId, Files: JSON.stringify(digests(props.siteFolder)) },
    });
    refresh.node.addDependency(props.uploads);
  }
}

/** Files whose names stay when their content changes, with a short digest each. */
function digests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.startsWith(`${HASHED_ASSETS}/`))
    .sort();
  return Object.fromEntries(files.map((path) => [`/${path}`, digest(join(folder, path))]));
}

const digest = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 12);
