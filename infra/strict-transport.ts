/** How long browsers use nothing but HTTPS: two years. */
export const HTTPS_ONLY_SECONDS = 730 * 24 * 60 * 60;

/** @param subdomains holds for all hosts below the name, too, whoever runs them */
export const strictTransport = (subdomains: boolean) =>
  `max-age=${HTTPS_ONLY_SECONDS}${subdomains ? '; includeSubDomains' : ''}`;
