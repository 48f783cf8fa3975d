import type { Plugin } from 'vite';
import { germanTime } from '../functions/leads/format.ts';
import { FREE_PROMPTS } from '../functions/leads/lead-types.ts';
import { POPUP_SIGNUP_LEAD_TYPE } from '../functions/leads/popup-signup.ts';
import { escapeHtml, fillTemplate, htmlMail } from '../functions/leads/template.ts';
import type { Content } from '../site/content/content.ts';
import { ContentErrors } from '../site/content/errors/content-error.ts';
import { loadContent } from '../site/content/load-content.server.ts';
import { leadTypeLabels } from './lead-type-labels.ts';
import { mailTemplates } from './site-build-module.ts';

/** Development only: previews every mail of content/mails.yaml at /__mails. */
export const mailsPlugin: Plugin = {
  name: 'mails',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      if (request.url?.split('?')[0] !== '/__mails') return next();
      try {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        // Injects Vite's client, which reloads the page on changes.
        response.end(await server.transformIndexHtml('/__mails', currentPage()));
      } catch (error) {
        next(error);
      }
    });
  },
};

function currentPage() {
  try {
    return mailsPage(loadContent());
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    return page(`<pre>${escapeHtml(error.message)}</pre>`);
  }
}

export function mailsPage(content: Content): string {
  const { owner, alarmsUnheard, visitor } = mailTemplates(content);
  const labels = leadTypeLabels(content.forms, content.enquiry);
  const sample = {
    company: 'Beispiel GmbH',
    name: 'Erika Mustermann',
    email: 'erika.mustermann@example.org',
    phone: '+49 69 90009 123',
    message: 'Wir möchten KI im Vertrieb einführen.\nWann haben Sie Zeit?',
    page: '/anfrage',
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    createdAt: germanTime(new Date()),
    confirmedAt: germanTime(new Date()),
    link: `${content.site.url}/api/confirmations/…`,
  };
  const { entry, unconfirmed, confirmed, freePrompts } = owner.digest;
  const entries = (
    [
      ['ki-beratung', ''],
      [POPUP_SIGNUP_LEAD_TYPE, unconfirmed],
      [POPUP_SIGNUP_LEAD_TYPE, confirmed],
      [FREE_PROMPTS, freePrompts],
    ] as const
  ).map(([leadType, remark]) =>
    fillTemplate(`${entry.trim()}\n${remark}`.trim(), { ...sample, leadType: labels[leadType] }),
  );
  const mails = [
    ['An Sie: Anfrage', owner.templates.enquiry, 'ki-beratung'],
    ['An Sie: Vormerkung', owner.templates['popup-signup'], POPUP_SIGNUP_LEAD_TYPE],
    ['An Sie: Gratis-Prompts', owner.templates['free-prompts'], FREE_PROMPTS],
    ['An Sie: Vormerkung bestätigt', owner.confirmed, POPUP_SIGNUP_LEAD_TYPE],
    ['An Sie: Sammelmail', owner.digest, 'ki-beratung'],
    ['An Sie: Warnungen', alarmsUnheard, 'ki-beratung'],
    ['An die anfragende Person: Eingangsbestätigung', visitor.enquiry, 'ki-beratung'],
    ['An die vorgemerkte Person: Link zum Bestätigen', visitor['popup-signup'], POPUP_SIGNUP_LEAD_TYPE],
  ] as const;
  const sections = mails.map(([heading, mail, leadType]) => {
    const values = {
      ...sample,
      leadType: labels[leadType],
      count: `${entries.length}`,
      leads: entries.join('\n\n'),
    };
    const text = `<h2>${heading}</h2><p>Betreff: <b>${escapeHtml(mail.subject)}</b></p><h3>Als Text</h3><pre>${escapeHtml(fillTemplate(mail.text, values))}</pre>`;
    // Notifications have no HTML part.
    if (!Object.values(visitor).includes(mail)) return text;
    return `${text}<h3>Als HTML</h3><iframe sandbox title="Als HTML" srcdoc="${escapeHtml(htmlMail(mail, values))}" width="700" height="700"></iframe>`;
  });
  return page(`<p>Mit Beispielangaben gefüllt, wie sie verschickt würden.</p>${sections.join('\n')}`);
}

const page = (body: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Mails</title></head><body><h1>Mails</h1>${body}</body></html>`;
