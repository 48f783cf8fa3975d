import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** Where CloudFront wants its certificates and alarms. */
export const EDGE_REGION = 'us-east-1';

/** Where alarms of the edge go: told by its name, as the site's stack, which asks for its readers, is made before it. */
export const edgeTopicName = (siteStackName: string) => `${siteStackName}-EdgeAlarms`;

/**
 * Where alarms of a region go; an alarm cannot use a topic of another one. Not encrypted with a key: CloudWatch may not
 * use the AWS managed one, and nothing in an alarm is secret.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, email: string, topicName?: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', {
      displayName: 'Website alarms',
      enforceSSL: true,
      ...(topicName && { topicName }),
    });
    this.topic.addSubscription(new EmailSubscription(email));
    // A topic with a policy of its own loses the one by which CloudWatch may publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }
}
