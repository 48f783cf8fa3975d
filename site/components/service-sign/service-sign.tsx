import type { ServiceSignName } from '../../pages/page-data.ts';

/** The small picture by which a service is recognised; always beside its name. */
export function ServiceSign({ sign }: { sign: ServiceSignName }) {
  return <span className={`service-sign service-sign-${sign}`} aria-hidden="true" />;
}
