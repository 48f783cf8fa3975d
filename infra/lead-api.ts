import { Duration } from 'aws-cdk-lib';
import { type FunctionUrl, FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { GeneratedSecret } from './generated-secret.ts';
import { Handler } from './handler.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import type { LeadTables } from './lead-tables.ts';

export type LeadApiProps = {
  functionsFolder: string;
  tables: LeadTables;
  delivery: LeadDelivery;
  originSecret: GeneratedSecret;
  hashKey: GeneratedSecret;
};

/** Answers POST /api/leads/<form> and /api/confirmations/<token>: a handler behind a Function URL. */
export class LeadApi extends Construct {
  readonly submitLead: Handler;
  readonly url: FunctionUrl;

  constructor(scope: Construct, id: string, props: LeadApiProps) {
    super(scope, id);
    this.submitLead = new Handler(this, 'SubmitLead', {
      functionsFolder: props.functionsFolder,
      name: 'submit-lead',
      description: 'Answers POST /api/leads/* and /api/confirmations/*',
      timeout: Duration.seconds(10),
      memoryMb: 512,
    });
    this.submitLead.configure({
      RATE_LIMIT: '300',
      RATE_LIMIT_WITHOUT_SCRIPT: '30',
      DUPLICATE_LIMIT: '5',
    });
    props.tables.allowStoring(this.submitLead);
    props.tables.allowCountingAndLooking(this.submitLead);
    props.delivery.allowNotifying(this.submitLead);
    props.originSecret.allowReading(this.submitLead);
    props.hashKey.allowReading(this.submitLead);
    // No IAM authentication: the handler refuses requests without the secret that only CloudFront sends.
    this.url = this.submitLead.lambda.addFunctionUrl({ authType: FunctionUrlAuthType.NONE });
  }
}
