import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Handler } from './handler.ts';

/** Lets a handler send mail through SES in the name of one sender, given as MAIL_SENDER. */
export function allowMailing(handler: Handler, sender: string, configurationSetArn?: string): void {
  // In SES either the address or its domain is verified.
  const identities = [sender, sender.slice(sender.indexOf('@') + 1)];
  handler.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        ...identities.map((resourceName) =>
          Stack.of(handler).formatArn({ service: 'ses', resource: 'identity', resourceName }),
        ),
        ...(configurationSetArn ? [configurationSetArn] : []),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': sender } },
    }),
  );
  handler.configure({ MAIL_SENDER: sender });
}
