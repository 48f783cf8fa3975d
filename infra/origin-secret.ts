import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Handler } from './handler.ts';

/** What CloudFront sends along and the lead API demands, so that nobody gets past the edge function. */
export class OriginSecret extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Sent by CloudFront to the lead API as x-origin-secret',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(this.secret, {
      'AwsSolutions-SMG4':
        'CloudFront takes the value over at a deployment only, so that a rotation is a deployment (see RUNBOOK.md).',
    });
  }

  /** For CloudFront: a reference that CloudFormation resolves; the value itself is never in the template. */
  get reference(): string {
    return this.secret.secretValue.unsafeUnwrap();
  }

  allowReading(handler: Handler): void {
    handler.allow(['secretsmanager:GetSecretValue'], [this.secret.secretArn], {
      ORIGIN_SECRET_ARN: this.secret.secretArn,
    });
  }
}
