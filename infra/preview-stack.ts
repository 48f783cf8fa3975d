import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AllowedMethods,
  Distribution,
  HttpVersion,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { compileEdgeFunction } from './edge/compile.ts';
import { repositoryRole } from './github.ts';
import { createResponseHeaders } from './response-headers.ts';
import {
  acknowledgeDeployment,
  contentsOf,
  originWith404,
  privateBucket,
  uploadSettings,
} from './site-files.ts';
import { onViewerRequest } from './website.ts';

export type PreviewStackProps = StackProps & { repository: string; redirects: Record<string, string> };

/** The built sites of pull requests, each for whoever has its link. Holds nothing of visitors. */
export class PreviewStack extends Stack {
  constructor(scope: Construct, id: string, { repository, redirects, ...props }: PreviewStackProps) {
    super(scope, id, { ...props, analyticsReporting: false });
    const bucket = privateBucket(this, {
      // At most: preview-end.yml ends a preview with its pull request.
      lifecycleRules: [
        {
          prefix: 'previews/',
          expiration: Duration.days(14),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      versioned: false,
    });
    // Of stage dev: noindex. Previews don't measure.
    const headers = { stage: 'dev', hstsSubdomains: false } as const;
    const responseHeadersPolicy = createResponseHeaders(this, 'ResponseHeaders', headers);
    const edgeCode = compileEdgeFunction(redirects, undefined, false, 'preview-request.ts');
    const distribution = new Distribution(this, 'Distribution', {
      comment: 'Previews of pull requests',
      defaultRootObject: 'index.html',
      defaultBehavior: {
        ...onViewerRequest(this, 'Which preview is meant', edgeCode),
        origin: originWith404(bucket),
        // The edge answers forms.
        allowedMethods: AllowedMethods.ALLOW_ALL,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy,
      },
      errorResponses: [{ httpStatus: 404, responseHttpStatus: 404, responsePagePath: '/404.html' }],
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    acknowledge(distribution, {
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The edge function turns every path into one of a file below the secret.',
      'AwsSolutions-CFR1': 'Whoever has the link may read it anywhere.',
      'AwsSolutions-CFR2': 'Static files; forms are answered at the edge and store nothing.',
      'AwsSolutions-CFR3': 'Nobody needs to know who looks at a preview.',
      'AwsSolutions-CFR4': 'It is on cloudfront.net, whose certificate fixes the minimum.',
    });
    const upload = new BucketDeployment(this, 'NotFound', {
      sources: [Source.data('404.html', NOT_FOUND)],
      destinationBucket: bucket,
      prune: false,
      ...uploadSettings(this, 'NotFoundLogs'),
    });
    acknowledgeDeployment(upload, bucket);
    const policy = repositoryRole(this, 'Upload', `repo:${repository}:pull_request`, [
      new PolicyStatement({
        actions: ['s3:PutObject', 's3:DeleteObject'],
        resources: [bucket.arnForObjects('previews/*')],
      }),
      // To delete the folder of one pull request.
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [bucket.bucketArn],
        conditions: { StringLike: { 's3:prefix': 'previews/*/' } },
      }),
    ]);
    acknowledge(policy, {
      [`AwsSolutions-IAM5[Resource::${contentsOf(bucket, 'previews/')}]`]:
        'Every preview is a folder of its own.',
    });
    new CfnOutput(this, 'PreviewUrl', { value: `https://${distribution.distributionDomainName}` });
    new CfnOutput(this, 'PreviewBucket', { value: bucket.bucketName });
  }
}

const NOT_FOUND = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Nicht in der Vorschau</title>
<p>Diese Seite gibt es in der Vorschau nicht. Öffnen Sie den Link zur Vorschau noch einmal; sie endet, wenn der Vorschlag übernommen oder geschlossen ist, spätestens 14 Tage nach seiner letzten Änderung.</p></html>`;
