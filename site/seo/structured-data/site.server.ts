import type {
  ContactPoint,
  Organization,
  Person,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { Content } from '../../content/content.ts';
import { openingPeriods } from '../../lib/opening-hours.ts';
import { organizationId, pageUrl, personId, ref, websiteId } from './ids.server.ts';

/**
 * The owner's company. Not a ProfessionalService, which schema.org deprecated, nor a LocalBusiness, which for
 * Google is a place with opening hours; the hours here are those of the telephone.
 * @param withContact include its address and how to reach it: articles leave that out, for their budget of bytes
 */
export function organization({ site }: Content, { withContact }: { withContact: boolean }): Organization {
  const { company, email, phone, hours, profiles, url } = site;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: company.legalName,
    url: `${url}/`,
    // Google requires at least 112 px; written by scripts/assets/build-icons.ts.
    logo: `${url}/icon-512.png`,
    ...(withContact && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        // The company is registered in Germany (registerCourt).
        addressCountry: 'DE',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email,
        telephone: phone,
        ...openingHours(hours),
      },
    }),
    sameAs: Object.values(profiles),
  };
}

export function website({ site }: Content): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: `${site.url}/blog?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: `${site.url}/`,
    name: site.name,
    inLanguage: 'de',
    publisher: ref(organizationId(site)),
    potentialAction: search,
  };
}

/** @param awards include her awards, on pages that show them */
export function person({ site, awards }: Content, { withAwards }: { withAwards: boolean }): Person {
  return {
    '@type': 'Person',
    '@id': personId(site),
    name: site.name,
    jobTitle: site.jobTitle,
    url: pageUrl(site, 'about'),
    worksFor: ref(organizationId(site)),
    sameAs: Object.values(site.profiles),
    ...(withAwards &&
      awards.awards.length > 0 && { award: awards.awards.map(({ title, year }) => `${title} (${year})`) }),
  };
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Business hours as structured data.
 * @param hours as in content/site.yaml, whose schema ensures that they can be parsed
 */
export function openingHours(hours: string): Pick<Exclude<ContactPoint, string>, 'hoursAvailable'> {
  const periods = (openingPeriods(hours) ?? []).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.slice(from, to + 1),
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  }));
  const [only] = periods;
  return only ? { hoursAvailable: periods.length === 1 ? only : periods } : {};
}
