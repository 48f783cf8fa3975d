import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Handler } from './handler.ts';

/**
 * Key of the hashes under which visitors are counted, and of the canary's mark. Not the origin secret, which everybody
 * who may read the distribution's configuration can see.
 */
export class HashKey extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Key of the hashes under which the lead API counts visitors, and of the mark of canaries',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(this.secret, {
      'AwsSolutions-SMG4':
        'Every new key resets the rate limits; it is replaced when somebody else has seen it (see RUNBOOK.md).',
    });
  }

  allowReading(handler: Handler): void {
    handler.allow(['secretsmanager:GetSecretValue'], [this.secret.secretArn], {
      HASH_KEY_ARN: this.secret.secretArn,
    });
  }
}
