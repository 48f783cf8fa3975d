import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** One address may ask the API so often in five minutes: three times what the API itself allows in ten. */
const API_REQUESTS = 100;

/**
 * AWS WAF in front of the distribution: addresses of bad repute, and floods of the API. Amazon's common rules are left
 * out on purpose: they refuse bodies above 8 KB and whatever looks like code, which an enquiry may quote.
 */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const seen = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      // Samples hold addresses of visitors.
      sampledRequestsEnabled: false,
    });
    this.arn = new CfnWebACL(this, 'WebAcl', {
      name: `${Stack.of(this).stackName}-WebAcl`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seen('WebAcl'),
      rules: [
        {
          name: 'BadReputation',
          priority: 0,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
          },
          visibilityConfig: seen('BadReputation'),
        },
        {
          name: 'ApiFlood',
          priority: 1,
          action: { block: {} },
          statement: {
            rateBasedStatement: {
              limit: API_REQUESTS,
              evaluationWindowSec: 300,
              aggregateKeyType: 'IP',
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: '/api/',
                  textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
                },
              },
            },
          },
          visibilityConfig: seen('ApiFlood'),
        },
      ],
    }).attrArn;
  }
}
