import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CfnElement, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { LOG_RETENTION } from './handler.ts';
import { UserError } from './user-error.ts';

/** A file that a form leads to: browsers save it under this name, by `download` in a link and by this without JavaScript. */
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
    // Bucket does not fit its own interface where optional properties are exact.
    this.bucket = new Bucket(this, 'Bucket', {
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
    }) as IBucket;
    acknowledge(this.bucket, {
      'AwsSolutions-S1': 'Only the distribution reads here, and what visitors do is not recorded.',
    });
  }

  /**
   * Uploads in parts, so that no page is ever there before the files that it names.
   * @returns the last part
   */
  upload(savedFile?: SavedFile): Construct {
    const common = {
      destinationBucket: this.bucket,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'DeploymentLogs', {
        retention: LOG_RETENTION,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    // Their names carry a hash of their content; pages opened before a deployment go on using the old ones, which
    // nothing removes: a deployment adds about a megabyte.
    const hashed = {
      ...common,
      sources: [Source.asset(join(this.folder, HASHED_ASSETS))],
      destinationKeyPrefix: HASHED_ASSETS,
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    };
    const assets = new BucketDeployment(this, 'Assets', { ...hashed, exclude: Object.keys(ASSET_TYPES) });
    // The uploading function guesses types by file name, and does not know these.
    const typedAssets = Object.entries(ASSET_TYPES).map(
      ([pattern, { id, contentType }]) =>
        new BucketDeployment(this, id, { ...hashed, exclude: ['*'], include: [pattern], contentType }),
    );
    const unhashed = {
      ...common,
      sources: [Source.asset(this.folder, { exclude: [HASHED_ASSETS] })],
      // Browsers ask each time, the edge keeps it until it is told of a change (edge-refresh.ts), or for a day should that fail.
      cacheControl: [CacheControl.fromString('public, max-age=0, s-maxage=86400, must-revalidate')],
    };
    const special = { ...FILE_TYPES, ...(savedFile && attachment(savedFile)) };
    const specialFiles = Object.entries(special).map(
      ([pattern, { id, ...headers }]) =>
        new BucketDeployment(this, id, {
          ...unhashed,
          ...headers,
          exclude: ['*'],
          include: [pattern],
          prune: false,
        }),
    );
    const pages = new BucketDeployment(this, 'Pages', {
      ...unhashed,
      exclude: [`${HASHED_ASSETS}/*`, ...Object.keys(special)],
    });
    pages.node.addDependency(assets, ...typedAssets, ...specialFiles);
    acknowledgeDeployment(assets, this.bucket);
    return pages;
  }
}

/** Folder of the site whose files carry a hash of their content in their name. */
export const HASHED_ASSETS = 'assets';
const ASSET_TYPES = {
  '*.woff2': { id: 'Fonts', contentType: 'font/woff2' },
  '*.webp': { id: 'WebpImages', contentType: 'image/webp' },
};
/** It guesses the type of a plain text, but not its encoding, and takes every XML for text/xml. */
const FILE_TYPES = {
  '*.txt': { id: 'Texts', contentType: 'text/plain; charset=utf-8' },
  'sitemap.xml': { id: 'Sitemap', contentType: 'application/xml; charset=utf-8' },
  'feed.xml': { id: 'Feed', contentType: 'application/atom+xml; charset=utf-8' },
};

const attachment = ({ path, saveAs }: SavedFile) => ({
  [path.slice(1)]: { id: 'SavedFile', contentDisposition: `attachment; filename="${saveAs}"` },
});

/** All deployments share one function, and its role, that come with the CDK. */
function acknowledgeDeployment({ handlerRole }: BucketDeployment, bucket: IBucket): void {
  const contents = `<${Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement)}.Arn>/*`;
  const reasons = {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'Runs at deployments only, and is given no other way to write its log.',
    [`AwsSolutions-IAM5[Resource::${contents}]`]: 'Uploads every file of the site.',
    [`AwsSolutions-IAM5[Resource::arn:aws:s3:::${ASSETS_BUCKET}/*]`]: 'Reads the files that it uploads.',
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

/** Where `cdk bootstrap` lets deployments put their files. */
const ASSETS_BUCKET = 'cdk-hnb659fds-assets-<AWS::AccountId>-eu-central-1';
