import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Domain } from './domain.ts';

export type EdgeStackProps = StackProps & Pick<Domain, 'name' | 'aliases'> & { hostedZoneId: string };

/** The certificate, which CloudFront takes from us-east-1 only, and has to be there before the distribution. */
export class EdgeStack extends Stack {
  readonly certificateArn: string;

  constructor(scope: Construct, id: string, { name, aliases, hostedZoneId, ...props }: EdgeStackProps) {
    super(scope, id, { ...props, analyticsReporting: false });
    const certificate = new Certificate(this, 'Certificate', {
      domainName: name,
      subjectAlternativeNames: aliases,
      // By records in the zone, so that ACM renews it without anybody.
      validation: CertificateValidation.fromDns(HostedZone.fromHostedZoneId(this, 'Zone', hostedZoneId)),
    });
    // Other names make another certificate, before the distribution lets go of this one: deleting it meanwhile would
    // keep the deployment waiting, in vain.
    certificate.applyRemovalPolicy(RemovalPolicy.RETAIN);
    this.certificateArn = certificate.certificateArn;
  }
}
