import { ListSubscriptionsByTopicCommand, NotFoundException, type SNSClient } from '@aws-sdk/client-sns';

/**
 * How many topics have no mail address that is confirmed: AWS forgets one that nobody confirms, and one that unsubscribes.
 * @param clientOf SNS answers only for topics of the region in which it is asked
 */
export async function unconfirmedTopics(
  topicArns: readonly string[],
  clientOf: (region: string) => SNSClient,
): Promise<number> {
  const confirmed = await Promise.all(topicArns.map((arn) => hasConfirmedMail(arn, clientOf)));
  return confirmed.filter((each) => !each).length;
}

async function hasConfirmedMail(TopicArn: string, clientOf: (region: string) => SNSClient): Promise<boolean> {
  const [, , , region = ''] = TopicArn.split(':');
  const sns = clientOf(region);
  try {
    const { Subscriptions = [] } = await sns.send(new ListSubscriptionsByTopicCommand({ TopicArn }));
    return Subscriptions.some(
      ({ Protocol, SubscriptionArn }) => Protocol === 'email' && SubscriptionArn?.startsWith('arn:'),
    );
  } catch (error) {
    // The first deployment of a stage makes the topic of us-east-1 after the canary.
    if (error instanceof NotFoundException) return false;
    throw error;
  } finally {
    sns.destroy();
  }
}
