import type { Node } from 'constructs';
import { hostName, hostNames, matching } from './config-values.ts';
import { UserError } from './user-error.ts';

/** The site's own name, and who vouches for it. */
export type Domain = {
  name: string;
  /** Further names; whoever asks by one of them is sent on to the first. */
  aliases: string[];
} & (
  | { hostedZoneId: string; certificateArn?: undefined }
  | { certificateArn: string; hostedZoneId?: undefined }
);

/**
 * With a zone of Route 53 certificate and records come by themselves; with DNS elsewhere whoever deploys brings
 * a certificate and points the name at the distribution.
 */
export function readDomain(node: Node): Domain | undefined {
  const name = hostName(node, 'domainName');
  const aliases = hostNames(node, 'domainAliases');
  const hostedZoneId = matching(node, 'hostedZoneId', /^Z[A-Z0-9]{5,31}$/, 'the id of a hosted zone (Z…)');
  const certificateArn = matching(
    node,
    'certificateArn',
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]{36}$/,
    'the ARN of a certificate in us-east-1',
  );
  if (!name) {
    const [idle] = Object.entries({ domainAliases: aliases[0], hostedZoneId, certificateArn }).filter(
      ([, value]) => value,
    );
    if (idle) throw new UserError(`Context value ${idle[0]} needs domainName beside it.`);
    return undefined;
  }
  const common = { name, aliases: aliases.filter((alias) => alias !== name) };
  if (hostedZoneId && !certificateArn) {
    refuseOtherZone(common);
    return { ...common, hostedZoneId };
  }
  if (certificateArn && !hostedZoneId) return { ...common, certificateArn };
  throw new UserError(
    'Context value domainName needs either hostedZoneId (a zone in Route 53) or certificateArn (DNS elsewhere) beside it.',
  );
}

/** A zone's names end alike. The certificate would wait for days for a record in a zone that does not hold the name. */
function refuseOtherZone({ name, aliases }: Pick<Domain, 'name' | 'aliases'>): void {
  const ending = (host: string) => host.split('.').slice(-2).join('.');
  const other = aliases.find((alias) => ending(alias) !== ending(name));
  if (other)
    throw new UserError(
      `Context value domainAliases has ${other}, which lies in another zone than ${name}. With hostedZoneId all names lie in that zone; take certificateArn, with a certificate for all of them.`,
    );
}

export const allNames = ({ name, aliases }: Domain): string[] => [name, ...aliases];
