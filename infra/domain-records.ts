import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';

export type DomainRecordsProps = { hostedZoneId: string; names: string[]; distributionDomain: string };

/** Points the site's names at the distribution, over IPv4 and IPv6. */
export class DomainRecords extends Construct {
  constructor(scope: Construct, id: string, { hostedZoneId, names, distributionDomain }: DomainRecordsProps) {
    super(scope, id);
    for (const name of names) {
      for (const type of ['A', 'AAAA']) {
        new CfnRecordSet(this, `${type}-${name}`, {
          hostedZoneId,
          name,
          type,
          // The zone of every distribution: https://docs.aws.amazon.com/Route53/latest/APIReference/API_AliasTarget.html
          aliasTarget: { dnsName: distributionDomain, hostedZoneId: 'Z2FDTNDATAQYW2' },
        });
      }
    }
  }
}
