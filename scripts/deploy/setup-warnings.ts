import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { patience } from './patience.ts';
import { type Outputs, REGION } from './stage.ts';

/** Manual steps still missing before mails arrive, in sentences. */
export async function setupWarnings(
  outputs: Outputs,
  { profile, edgeTopic }: { profile?: string | undefined; edgeTopic?: string | undefined } = {},
): Promise<string[]> {
  const asProfile = { ...patience, ...(profile && { profile }) };
  const ses = new SESv2Client({ region: REGION, ...asProfile });
  const topics = {
    Alarms: outputs.AlarmTopicArn,
    ...(edgeTopic && { 'Alarms of the edge': edgeTopic }),
  };
  try {
    const found = await Promise.all([
      ...Object.entries(topics).map(([what, topic]) => unconfirmed(topic ?? '', what, asProfile)),
      sandbox(ses),
    ]);
    return found.flat();
  } finally {
    ses.destroy();
  }
}

async function unconfirmed(TopicArn: string, what: string, settings: object): Promise<string[]> {
  const [, , , region = REGION] = TopicArn.split(':');
  const sns = new SNSClient({ region, ...settings });
  try {
    const { Subscriptions = [] } = await sns.send(new ListSubscriptionsByTopicCommand({ TopicArn }));
    const mails = Subscriptions.filter(({ Protocol }) => Protocol === 'email');
    if (mails.some(({ SubscriptionArn }) => SubscriptionArn?.startsWith('arn:'))) return [];
    const who = mails.map(({ Endpoint }) => Endpoint).join(', ') || 'nobody is subscribed';
    return [
      `${what} will not arrive: the subscription is not confirmed (${who}). Copy the link in the mail of AWS without following it, and pass it to npm run deploy with --confirm, or see SubscriptionUnconfirmed in infra/RUNBOOK.md.`,
    ];
  } catch (error) {
    return [`Whether ${what.toLowerCase()} arrive is not known: SNS answers ${nameOf(error)}.`];
  } finally {
    sns.destroy();
  }
}

async function sandbox(ses: SESv2Client): Promise<string[]> {
  try {
    const { ProductionAccessEnabled, SendingEnabled } = await ses.send(new GetAccountCommand({}));
    if (!ProductionAccessEnabled)
      return [
        'Confirmations will not arrive, and the owner gets mails only if her address is verified: SES is in its sandbox. docs/operations.md says how to ask for production access.',
      ];
    return SendingEnabled
      ? []
      : [
          'No mail will arrive, neither at the owner nor at prospects: SES has stopped this account. See SES, Reputation metrics.',
        ];
  } catch (error) {
    return [`Whether mails arrive is not known: SES answers ${nameOf(error)}.`];
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
