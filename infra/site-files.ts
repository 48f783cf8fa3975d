import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CfnElement, CfnResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLevel, type Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { LOG_RETENTION } from './handler.ts';
import { UserError } from './user-error.ts';

/** A form's download. Without JavaScript this header sets the file name, otherwise the link's `download`. */
export type SavedFile = { path: string; saveAs: string };

/** The prerendered site in a private bucket. */
export class SiteFiles extends Construct {
  readonly bucket: IBucket;
  private readonly folder: string;

  constructor(scope: Construct, id: string, folder: string) {
    super(scope, id);
    if (!existsSync(join(folder, 'index.html'))) {
      throw new UserError(`${folder}/index.html is missing. Run npm run build first.`);
    }
    this.folder = folder;
    this.bucket = privateBucket(this);
  }

  /** Uploads assets before the pages that use them, then invalidates the edge cache. */
  upload(distribution: Distribution, savedFile?: SavedFile): void {
    const common = {
      destinationBucket: this.bucket,
      ...uploadSettings(this, 'DeploymentLogs'),
    };
    // Content-hashed names. Old files are kept for pages opened before the deployment; each deployment adds about a
    // megabyte.
    const hashed = {
      ...common,
      sources: [Source.asset(join(this.folder, HASHED_ASSETS))],
      destinationKeyPrefix: HASHED_ASSETS,
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    };
    const unhashed = {
      ...common,
      sources: [Source.asset(this.folder, { exclude: [HASHED_ASSETS] })],
      // Browsers revalidate every time; the edge caches until the next deployment, at most a day.
      cacheControl: [CacheControl.fromString('public, max-age=0, s-maxage=86400, must-revalidate')],
    };
    const special = (props: typeof hashed | typeof unhashed, types: Record<string, SpecialType>) =>
      Object.entries(types).map(
        ([pattern, { id, ...headers }]) =>
          new BucketDeployment(this, id, {
            ...props,
            ...headers,
            exclude: ['*'],
            include: [pattern],
          }),
      );
    const fileTypes = { ...FILE_TYPES, ...(savedFile && attachment(savedFile)) };
    const assets = new BucketDeployment(this, 'Assets', {
      ...hashed,
      exclude: Object.keys(ASSET_TYPES),
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...unhashed,
      exclude: [`${HASHED_ASSETS}/*`, ...Object.keys(fileTypes)],
    });
    pages.node.addDependency(assets, ...special(hashed, ASSET_TYPES), ...special(unhashed, fileTypes));
    invalidateAfter(pages, distribution);
    acknowledgeDeployment(assets, this.bucket);
  }
}

/** By default for files that only a distribution reads, with their earlier versions. */
export function privateBucket(
  scope: Construct,
  changed: Partial<BucketProps> = {},
  withoutAccessLog = 'Only the distribution reads here.',
): IBucket {
  // Bucket doesn't satisfy its own interface under exactOptionalPropertyTypes.
  const bucket = new Bucket(scope, 'Bucket', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: Duration.days(90),
        abortIncompleteMultipartUploadAfter: Duration.days(7),
      },
    ],
    removalPolicy: RemovalPolicy.RETAIN,
    ...changed,
  }) as IBucket;
  acknowledge(bucket, { 'AwsSolutions-S1': withoutAccessLog });
  return bucket;
}

/** Without permission to list, S3 answers missing files with 403 instead of 404. */
export const originWith404 = (bucket: IBucket) =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });

/** What every upload has in common, as the CDK makes one function of all. */
export const uploadSettings = (scope: Construct, id: string) => ({
  memoryLimit: 512,
  logGroup: new LogGroup(scope, id, { retention: LOG_RETENTION, removalPolicy: RemovalPolicy.DESTROY }),
});

type SpecialType = { id: string; contentType?: string; contentDisposition?: string };

/** Folder of files with content-hashed names. */
export const HASHED_ASSETS = 'assets';
/** Types that the uploader doesn't know by extension. */
const ASSET_TYPES = {
  '*.woff2': { id: 'Fonts', contentType: 'font/woff2' },
  '*.webp': { id: 'WebpImages', contentType: 'image/webp' },
};
/** The uploader sets no charset on text files, serves all XML as text/xml, and doesn't know Word files. */
const FILE_TYPES = {
  '*.docx': {
    id: 'WordFiles',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  '*.txt': { id: 'Texts', contentType: 'text/plain; charset=utf-8' },
  'sitemap.xml': { id: 'Sitemap', contentType: 'application/xml; charset=utf-8' },
  'feed.xml': { id: 'Feed', contentType: 'application/atom+xml; charset=utf-8' },
};

const attachment = ({ path, saveAs }: SavedFile) => ({
  [path.slice(1)]: { id: 'SavedFile', contentDisposition: `attachment; filename="${saveAs}"` },
});

/**
 * Makes the upload invalidate every path. BucketDeployment's `distribution` property does the same, but grants it
 * permission for every distribution of the account. We don't wait for completion, because a slow edge would make
 * CloudFormation roll back a good deployment; the smoke test checks for the new pages.
 */
export function invalidateAfter(
  upload: BucketDeployment,
  { distributionArn, distributionId }: Distribution,
): void {
  upload.handlerRole.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distributionArn] }),
  );
  for (const resource of upload.node.findAll().filter(CfnResource.isCfnResource)) {
    if (resource.cfnResourceType !== 'Custom::CDKBucketDeployment') continue;
    resource.addPropertyOverride('DistributionId', distributionId);
    resource.addPropertyOverride('DistributionPaths', ['/*']);
    resource.addPropertyOverride('WaitForDistributionInvalidation', false);
  }
}

/** All of a bucket's objects, as cdk-nag names them. */
export const contentsOf = (bucket: IBucket, prefix = '') =>
  `<${Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement)}.Arn>/${prefix}*`;

/** All deployments share one function and role, provided by the CDK. */
export function acknowledgeDeployment({ handlerRole }: BucketDeployment, bucket: IBucket): void {
  const reasons = {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'Runs at deployments only, and is given no other way to write its log.',
    [`AwsSolutions-IAM5[Resource::${contentsOf(bucket)}]`]: 'Uploads every file of the site.',
    [`AwsSolutions-IAM5[Resource::arn:aws:s3:::${assetsBucket(bucket)}/*]`]:
      'Reads the files that it uploads.',
  };
  const everyAction = ['s3:Abort*', 's3:DeleteObject*', 's3:GetBucket*', 's3:GetObject*', 's3:List*'].map(
    (action) => [`AwsSolutions-IAM5[Action::${action}]`, 'Reads and writes these two buckets and no other.'],
  );
  acknowledge(handlerRole, { ...reasons, ...Object.fromEntries(everyAction) });
  if (handlerRole.node.scope) {
    acknowledge(handlerRole.node.scope, {
      'AwsSolutions-L1': 'The CDK decides on what its own function runs.',
    });
  }
}

/** The bucket in which `cdk bootstrap` keeps assets. */
const assetsBucket = (of: IBucket) => `cdk-hnb659fds-assets-<AWS::AccountId>-${of.stack.region}`;
