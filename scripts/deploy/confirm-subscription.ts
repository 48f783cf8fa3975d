import { ConfirmSubscriptionCommand, SNSClient } from '@aws-sdk/client-sns';
import { UserError } from '../progress.ts';
import { patience } from './patience.ts';

/**
 * Confirms an alarm topic's subscription so that only the account can end it. Followed in a browser, the same link would
 * leave an unsubscribe link in every alarm, which mail scanners follow.
 * @param link of the mail "AWS Notification - Subscription Confirmation"
 * @param topics ARNs of the stage's alarm topics
 */
export async function confirmSubscription(
  link: string,
  topics: readonly string[],
  profile?: string,
): Promise<void> {
  const { TopicArn, Token, region } = readLink(link);
  if (!topics.includes(TopicArn))
    throw new UserError(
      `The link is for ${TopicArn}, not for an alarm topic of this stage: ${topics.join(', ')}`,
    );
  const sns = new SNSClient({ ...patience, region, ...(profile && { profile }) });
  try {
    await sns.send(new ConfirmSubscriptionCommand({ TopicArn, Token, AuthenticateOnUnsubscribe: 'true' }));
  } catch (error) {
    const { name, message } = error as Error;
    throw new UserError(
      `SNS does not confirm it (${name}): ${message}\nA link is valid for two days: SNS, the topic, Request confirmation, sends another.`,
    );
  } finally {
    sns.destroy();
  }
}

function readLink(link: string) {
  const url = URL.parse(link.trim());
  const region = /^sns\.([a-z0-9-]+)\.amazonaws\.com$/.exec(url?.hostname ?? '')?.[1];
  const [TopicArn, Token] = ['TopicArn', 'Token'].map((name) => url?.searchParams.get(name));
  if (url?.protocol === 'https:' && region && TopicArn?.split(':')[3] === region && Token)
    return { region, TopicArn, Token };
  throw new UserError(
    'This is not the link "Confirm subscription" of a mail of AWS: https://sns.<region>.amazonaws.com/confirmation.html?TopicArn=…&Token=…',
  );
}
