import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';
import { Firewall } from './firewall.ts';

export type EdgeStackProps = StackProps & { config: Config };

/** What CloudFront takes from us-east-1 only, and has to be there before the distribution. */
export class EdgeStack extends Stack {
  readonly certificateArn: string | undefined;
  readonly webAclArn: string | undefined;

  constructor(scope: Construct, id: string, { config, ...props }: EdgeStackProps) {
    super(scope, id, { ...props, analyticsReporting: false });
    const { domain } = config;
    if (domain?.hostedZoneId) {
      const zone = HostedZone.fromHostedZoneId(this, 'Zone', domain.hostedZoneId);
      const certificate = new Certificate(this, 'Certificate', {
        domainName: domain.name,
        subjectAlternativeNames: domain.aliases,
        // By records in the zone, so that ACM renews it without anybody.
        validation: CertificateValidation.fromDns(zone),
      });
      // Other names make another certificate, before the distribution lets go of this one: deleting it meanwhile would
      // keep the deployment waiting, in vain.
      certificate.applyRemovalPolicy(RemovalPolicy.RETAIN);
      this.certificateArn = certificate.certificateArn;
    }
    if (config.firewall) this.webAclArn = new Firewall(this, 'Firewall').arn;
  }

  static isNeeded = ({ domain, firewall }: Config): boolean => firewall || domain?.hostedZoneId !== undefined;
}
