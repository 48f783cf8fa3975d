import { Duration } from 'aws-cdk-lib';
import { type FunctionUrl, FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { Handler } from './handler.ts';
import type { HashKey } from './hash-key.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import type { LeadTables } from './lead-tables.ts';
import type { OriginSecret } from './origin-secret.ts';

export type LeadApiProps = {
  functionsFolder: string;
  tables: LeadTables;
  delivery: LeadDelivery;
  originSecret: OriginSecret;
  hashKey: HashKey;
  reservedConcurrency: number | undefined;
};

/** What answers POST /api/leads/<form>: a handler behind a Function URL. */
export class LeadApi extends Construct {
  readonly submitLead: Handler;
  readonly url: FunctionUrl;

  constructor(scope: Construct, id: string, props: LeadApiProps) {
    super(scope, id);
    this.submitLead = new Handler(this, 'SubmitLead', {
      functionsFolder: props.functionsFolder,
      name: 'submit-lead',
      description: 'Answers POST /api/leads/*',
      timeout: Duration.seconds(10),
      memoryMb: 512,
      reservedConcurrency: props.reservedConcurrency,
    });
    this.submitLead.configure({
      RATE_LIMIT: '30',
      RATE_LIMIT_WITHOUT_SCRIPT: '10',
      DUPLICATE_LIMIT: '5',
    });
    props.tables.allowStoring(this.submitLead);
    props.tables.allowCountingAndLooking(this.submitLead);
    props.delivery.allowNotifying(this.submitLead);
    props.originSecret.allowReading(this.submitLead);
    props.hashKey.allowReading(this.submitLead);
    // Open to all by IAM: only CloudFront knows the secret without which the handler refuses.
    this.url = this.submitLead.lambda.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
  }
}
