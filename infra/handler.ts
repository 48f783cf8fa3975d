import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  Effect,
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
  /** Folder with the bundles: one folder a handler, named as the handler. */
  functionsFolder: string;
  name: 'submit-lead' | 'sweep-pending' | 'confirm-lead' | 'forward-lead' | 'send-canary' | 'refresh-edge';
  timeout: Duration;
  memoryMb: number;
  reservedConcurrency?: number | undefined;
  description: string;
};

/** One of functions/*.handler.ts in Lambda, with a role of its own that may write its log and nothing else. */
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
    // The managed policy for Lambda would allow to write to every log group of the account.
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
      ...(props.reservedConcurrency !== undefined && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      logGroup: this.logGroup,
      role,
    });
  }

  /**
   * Allows exactly these actions on exactly these resources, and tells the handler where they are.
   * @param leadingKeys items of tables whose keys begin so, and no others
   */
  allow(
    actions: string[],
    resources: string[],
    environment: Record<string, string> = {},
    leadingKeys?: string,
  ): void {
    this.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
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

/** Long enough to look back a quarter. No line holds personal data. */
export const LOG_RETENTION = RetentionDays.THREE_MONTHS;
