import type { PageProps, Site } from '../assemble/page-types.ts';
import { ButtonLink } from '../components/button/button.tsx';
import { Facts } from '../components/facts/facts.tsx';
import { mailHref } from '../components/mail-href.ts';
import { Portrait } from '../components/portrait/portrait.tsx';
import { Tag } from '../components/tag/tag.tsx';
import { callable } from '../components/unbroken/callable.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';

type Props = { contact: PageProps['home']['contact']; site: Site };

/** Contact details, without a form (docs/product.md, "Contact section"). */
export function HomeContact({ contact, site }: Props) {
  const { heading, lead, email, location, hours, image, network } = contact;
  return (
    <section className="section columns home-contact" id="contact">
      <Portrait image={image} variant="small" />
      <div className="stack">
        <h2>{unbroken(heading)}</h2>
        {lead && <p className="lead">{callable(lead)}</p>}
        <Facts
          items={[
            {
              term: email,
              value: (
                <ButtonLink href={mailHref(site.email)} size="small">
                  {site.email}
                </ButtonLink>
              ),
            },
            { term: location, value: site.location },
            { term: hours, value: site.hours },
          ]}
        />
        <p>{unbroken(network.text)}</p>
        <ul className="row">
          {network.topics.map((topic) => (
            <li key={topic}>
              <Tag>{topic}</Tag>
            </li>
          ))}
        </ul>
        <p className="row">
          <ButtonLink href={site.profiles.network} variant="outline">
            {network.button}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
