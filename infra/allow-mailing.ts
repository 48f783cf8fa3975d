import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Handler } from './handler.ts';

/**
 * Lets a handler send mail through SES in the name of one sender, given as MAIL_SENDER.
 * @param recipients the site's own: in SES's sandbox, theirs is a verified identity, too, and SES asks for it as well
 */
export function allowMailing(
  handler: Handler,
  sender: string,
  { recipients = [], configurationSetArn }: { recipients?: string[]; configurationSetArn?: string } = {},
): void {
  // In SES either the address or its domain is verified.
  const addresses = [sender, ...recipients];
  const identities = new Set(addresses.flatMap((one) => [one, one.slice(one.indexOf('@') + 1)]));
  handler.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        ...[...identities].map((resourceName) =>
          Stack.of(handler).formatArn({ service: 'ses', resource: 'identity', resourceName }),
        ),
        ...(configurationSetArn ? [configurationSetArn] : []),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': sender } },
    }),
  );
  handler.configure({ MAIL_SENDER: sender });
}
