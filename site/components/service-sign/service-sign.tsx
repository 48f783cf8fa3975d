import type { ServiceSignName } from '../../assemble/page-types.ts';

/** A service's icon, always beside its name. */
export function ServiceSign({ sign }: { sign: ServiceSignName }) {
  return <span className={`service-sign service-sign-${sign}`} aria-hidden="true" />;
}
