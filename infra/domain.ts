import { getDomain } from 'tldts';
import { UserError } from './user-error.ts';

/**
 * The site's domain. With a zone in Route 53 we create certificate and records; with DNS elsewhere, the deployer
 * provides a certificate and points the name at the distribution.
 */
export type Domain = {
  name: string;
  /** Additional names that redirect to the main one. */
  aliases: string[];
} & (
  | { hostedZoneId: string; certificateArn?: undefined }
  | { certificateArn: string; hostedZoneId?: undefined }
);

export const allNames = ({ name, aliases }: Domain): string[] => [name, ...aliases];

/** The values that make it up. */
type DomainValues = Partial<
  Record<'domainName' | 'domainAliases' | 'hostedZoneId' | 'certificateArn', string | undefined>
>;

/** @throws UserError unless the values fit together */
export function domainOf({
  domainName: name,
  domainAliases,
  hostedZoneId,
  certificateArn,
}: DomainValues): Domain | undefined {
  if (!name) return undefined;
  const aliases = domainAliases ? hostNames(domainAliases).filter((alias) => alias !== name) : [];
  if (certificateArn && !hostedZoneId) return { name, aliases, certificateArn };
  if (!hostedZoneId || certificateArn)
    throw new UserError(
      'Context value domainName needs either hostedZoneId (a zone in Route 53) or certificateArn (DNS elsewhere) beside it.',
    );
  // With the wrong zone, certificate validation would wait for days.
  const other = aliases.find((alias) => ending(alias) !== ending(name));
  if (other)
    throw new UserError(
      `Context value domainAliases has ${other}, which is in another zone than ${name}. With hostedZoneId, all names must be in that zone; otherwise use certificateArn, with a certificate for all of them.`,
    );
  return { name, aliases, hostedZoneId };
}

/** The domain as registered: "example.co.uk", by the list of public suffixes. */
export const ending = (host: string) => getDomain(host) ?? host;

/** A lower-case host name without scheme, port, path and trailing dot. */
export const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

export const hostNames = (value: string) => value.split(',').map((each) => each.trim());
