import { Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
} from 'aws-cdk-lib/aws-ses';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { allowMailing } from './allow-mailing.ts';
import type { Config } from './config.ts';
import { Handler } from './handler.ts';
import { schedule } from './schedule.ts';

export type OwnerMailsProps = Pick<Config, 'ownerEmail' | 'mailSender'> & { functionsFolder: string };

/** Mails to the owner: how they are sent and watched, and the hourly digest of those above the limit. */
export class OwnerMails extends Construct {
  /** Leads that wait for the digest. */
  readonly queue: Queue;
  readonly sendDigest: Handler;
  /** Mails that her mailbox refused or marked as spam. */
  readonly refused: IMetric;
  private readonly props: OwnerMailsProps;
  private readonly configurationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, props: OwnerMailsProps) {
    super(scope, id);
    this.props = props;
    // Otherwise SES would stop mailing her for good after a single bounce, such as that of a full mailbox.
    this.configurationSet = new ConfigurationSet(this, 'Sending', { disableSuppressionList: true });
    this.refused = this.countRefused();
    this.queue = new Queue(this, 'Digest', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // The next run sends what one that died has left.
      visibilityTimeout: Duration.minutes(15),
      retentionPeriod: Duration.days(14),
    });
    acknowledge(this.queue, {
      'AwsSolutions-SQS3':
        'Messages stay until a digest has named them; OwnerDigestFailing tells if none does.',
    });
    this.sendDigest = new Handler(this, 'SendDigest', {
      functionsFolder: props.functionsFolder,
      name: 'send-digest',
      description: 'Mails the owner what is above her hourly limit',
      // Ten thousand leads take half a minute.
      timeout: Duration.minutes(5),
      memoryMb: 512,
    });
    this.allowMailingOwner(this.sendDigest);
    this.queue.grantConsumeMessages(this.sendDigest);
    schedule(this, 'Hourly', this.sendDigest, Duration.hours(1));
  }

  allowMailingOwner(handler: Handler): void {
    const { ownerEmail, mailSender } = this.props;
    const set = this.configurationSet.configurationSetName;
    allowMailing(handler, mailSender, {
      recipients: [ownerEmail],
      configurationSetArn: Stack.of(this).formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: set,
      }),
    });
    handler.configure({
      OWNER_EMAIL: ownerEmail,
      CONFIGURATION_SET: set,
      DIGEST_QUEUE_URL: this.queue.queueUrl,
    });
  }

  private countRefused(): IMetric {
    const { stackName } = Stack.of(this);
    this.configurationSet.addEventDestination('Refused', {
      destination: EventDestination.cloudWatchDimensions([
        { source: CloudWatchDimensionSource.MESSAGE_TAG, name: DIMENSION, defaultValue: stackName },
      ]),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    const period = Duration.minutes(5);
    const count = (metricName: string) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName,
        dimensionsMap: { [DIMENSION]: stackName },
        statistic: 'Sum',
        period,
      });
    return new MathExpression({
      expression: 'FILL(bounces, 0) + FILL(complaints, 0) + FILL(rejects, 0)',
      usingMetrics: { bounces: count('Bounce'), complaints: count('Complaint'), rejects: count('Reject') },
      period,
    });
  }
}

/** Tells the stages' mails apart. */
const DIMENSION = 'owner-mails-of';
