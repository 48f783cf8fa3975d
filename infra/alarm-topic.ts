import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/**
 * Where alarms of a region go; an alarm cannot use a topic of another one. Not encrypted with a key: CloudWatch may not
 * use the AWS managed one, and nothing in an alarm is secret.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, email: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: 'Website alarms', enforceSSL: true });
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
