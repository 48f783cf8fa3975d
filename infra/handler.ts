import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  type IGrantable,
  type IPrincipal,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { UserError } from './user-error.ts';

export type HandlerProps = {
  /** The bundles, one folder per handler. */
  functionsFolder: string;
  name:
    | 'submit-lead'
    | 'sweep-pending'
    | 'mail-owner'
    | 'send-digest'
    | 'confirm-lead'
    | 'forward-lead'
    | 'send-canary'
    | 'keep-statistics';
  timeout: Duration;
  memoryMb: number;
  description: string;
};

/** A Lambda function for one of functions/*.handler.ts, whose role initially may only write its own log. */
export class Handler extends Construct implements IGrantable {
  readonly lambda: LambdaFunction;
  readonly grantPrincipal: IPrincipal;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: HandlerProps) {
    super(scope, id);
    const folder = join(props.functionsFolder, props.name);
    if (!existsSync(join(folder, 'index.mjs')))
      throw new UserError(`${folder} is missing. Run npm run build first.`);

    this.logGroup = new LogGroup(this, 'Logs', {
      retention: LOG_RETENTION,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Lambda's managed policy allows writing to all log groups of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.logGroup.grantWrite(role);
    this.grantPrincipal = role;
    this.lambda = new LambdaFunction(this, 'Function', {
      description: props.description,
      code: Code.fromAsset(folder),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb,
      timeout: props.timeout,
      logGroup: this.logGroup,
      role,
    });
  }

  /**
   * Grants exactly these actions on these resources and adds the variables to the environment.
   * @param leadingKeys restricts access to items whose partition keys match
   */
  allow(
    actions: string[],
    resources: string[],
    environment: Record<string, string> = {},
    leadingKeys?: string,
  ): void {
    this.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions,
        resources,
        ...(leadingKeys && {
          conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${leadingKeys}*`] } },
        }),
      }),
    );
    this.configure(environment);
  }

  configure(environment: Record<string, string>): void {
    for (const [name, value] of Object.entries(environment)) this.lambda.addEnvironment(name, value);
  }
}

/** Covers a quarter. Logs contain no personal data. */
export const LOG_RETENTION = RetentionDays.THREE_MONTHS;
