import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { Handler } from './handler.ts';

/**
 * Runs a handler at a fixed rate or time. The next run makes up for a failed one, so none is retried, and an event that
 * Lambda could not run at once (throttled) is dropped instead of piling up for six hours.
 */
export function schedule(
  scope: Construct,
  id: string,
  { lambda }: Handler,
  when: Duration | Schedule,
  enabled = true,
): void {
  lambda.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
  new Rule(scope, id, {
    schedule: when instanceof Schedule ? when : Schedule.rate(when),
    enabled,
    targets: [new LambdaFunction(lambda, { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
  });
}
