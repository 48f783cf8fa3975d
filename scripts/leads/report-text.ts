import { type FormName, isMailed } from '../../functions/leads/contract.ts';
import { readableEmail } from '../../functions/leads/format.ts';
import type { LeadItem } from '../../functions/leads/lead.ts';
import { readMessage } from '../../functions/leads/notify.ts';
import { count, describeLead, describeMessage, formatMoment, type Labels } from './labels.ts';

type Findings = {
  leads: LeadItem[];
  /** Bodies of undelivered messages about this address or these leads. They may outlast their lead. */
  messages: string[];
  hasWebhook: boolean;
};

/** The information required by Art. 15 GDPR, worded like the privacy policy (content/legal/privacy.md). */
export function reportText(
  { email, now, ...findings }: Findings & { email: string; now: Date },
  labels: Labels,
): string {
  const { leads, messages, hasWebhook } = findings;
  const { site } = labels;
  const { legalName, street, postalCode, city } = site.company;
  const head = `Auskunft nach Art. 15 DSGVO

E-Mail-Adresse:  ${readableEmail(email)}
Stand:           ${formatMoment(now)} Uhr
Verantwortlich:  ${legalName}, ${street}, ${postalCode} ${city}
                 ${site.email}, ${site.phone}`;
  if (leads.length + messages.length === 0) {
    return `${head}\n\nZu dieser Adresse sind über die Formulare unserer Website (${site.url}) keine Daten gespeichert.`;
  }
  const entries = leads.map((lead) => `${describeLead(lead, labels)}\n\n${circumstances(lead, hasWebhook)}`);
  return [
    head,
    `Über die Formulare unserer Website (${site.url}) ist zu dieser Adresse gespeichert: ${count(leads.length, 'Eintrag', 'Einträge')}.`,
    ...entries.map((entry, index) => `Eintrag ${index + 1}\n\n${entry}`),
    ...undelivered(findings, labels),
    general,
  ].join('\n\n');
}

/** How many messages were not delivered, and what those say whose lead has expired. */
export function undelivered({ leads, messages, hasWebhook }: Findings, labels: Labels): string[] {
  if (messages.length === 0) return [];
  const alone = messages.filter((body) => !leads.some(({ id }) => body.includes(id)));
  // A lead has one for each receiver.
  const described = new Set(
    alone.map((body) => `Nachricht ohne Eintrag\n\n${describeAlone(body, labels, hasWebhook)}`),
  );
  return [putAside(messages.length), ...described];
}

/** Messages that the report can't put into words, because no program reads them. */
export const unreadable = ({ leads, messages }: Pick<Findings, 'leads' | 'messages'>): string[] =>
  messages.filter((body) => !leads.some(({ id }) => body.includes(id)) && !readMessage(body));

function describeAlone(body: string, labels: Labels, hasWebhook: boolean): string {
  const lead = readMessage(body);
  if (lead) return `${describeMessage(lead, labels)}\n\n${circumstances(lead, hasWebhook)}`;
  // It may be somebody else's, who has mentioned the address. Whoever answers is shown it (`unreadable`).
  return '  Sie nennt diese Adresse oder Nummer, lässt sich aber nicht maschinell lesen. Wir teilen ihren Inhalt gesondert mit.';
}

function circumstances({ form }: { form: string }, hasWebhook: boolean): string {
  const recipients = [
    'unser Postfach, durch eine Benachrichtigung mit Ihren Angaben',
    ...(isMailed(form)
      ? [
          'Sie selbst, durch eine E-Mail an Ihre Adresse (nicht, wenn sie am selben Tag schon Mails von uns bekam)',
        ]
      : []),
    ...(hasWebhook ? ['das Werkzeug, mit dem wir Anfragen bearbeiten (Auftragsverarbeiter)'] : []),
  ];
  return `  Zweck und Rechtsgrundlage: ${purposes[form as FormName] ?? purposes.enquiry}
  Empfänger: ${recipients.join('; ')}.`;
}

const enquiryPurpose =
  'Wir beantworten Ihre Anfrage und bereiten, wenn Sie das möchten, einen Auftrag vor. Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), bei einem Vertrag mit Ihnen selbst auch Buchst. b, bei Anfragen für ein Unternehmen auch Buchst. f.';

const purposes: Record<FormName, string> = {
  enquiry: enquiryPurpose,
  business: enquiryPurpose,
  'popup-signup':
    'Wir merken Sie für die Aktion vor und melden uns deshalb bei Ihnen, sobald Sie Ihre Adresse bestätigt haben. Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO); bis dahin nur die Bitte um Bestätigung (Buchst. f).',
  'free-prompts':
    'Wir stellen den Download bereit, erkennen doppelte Einträge und weisen Ihre Einwilligung nach (Art. 6 Abs. 1 Buchst. a und b DSGVO).',
};

const putAside = (messages: number) =>
  `Dazu ${messages === 1 ? 'liegt eine Nachricht, die nicht zugestellt ist' : `liegen ${messages} Nachrichten, die nicht zugestellt sind`}, in einer Warteschlange: höchstens 14 Tage.`;

const general = `Für alles gilt

  Herkunft: Die Angaben stammen aus dem Formular, das mit dieser Adresse abgeschickt wurde. Zeitpunkt, Nummer,
  Prüfsumme und Löschdatum hat die Website hinzugefügt.
  Speicherort: Amazon Web Services EMEA SARL, Luxemburg, als Auftragsverarbeiter, in Frankfurt am Main. Eine
  Übermittlung in Länder außerhalb der Europäischen Union ist nicht vorgesehen.
  Dauer: bis zu dem genannten Tag; die Datenbank löscht danach innerhalb weniger Tage. In ihren Sicherungen bleiben
  gelöschte Einträge bis zu 35 Tage wiederherstellbar. Eine Kopie auf einem verschlüsselten Datenträger außerhalb von AWS
  wird einmal im Monat durch eine neue ersetzt.
  Protokolle: Zeilen mit Zeitpunkt, Nummer des Vorgangs, Formular und Ergebnis, drei Monate lang; ein Vermerk mit der
  Nummer, dass uns eine Benachrichtigung geschickt wurde, 30 Tage lang.
  Prüfwerte: Zum Schutz vor Missbrauch werden aus Anschluss und Adresse Zeichenfolgen berechnet, aus denen sich beide
  nicht ermitteln lassen. Sie gelten höchstens einen Tag und werden einige Tage danach gelöscht; zu einem Eintrag für
  die Gratis-Prompts und zu einer bestätigten Vormerkung bleibt einer so lange wie dieser.
  Automatisierte Entscheidungen und Profiling (Art. 22 DSGVO): gibt es nicht.

Ihre Rechte: Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18), Übertragbarkeit (Art. 20), Widerspruch
(Art. 21) und Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO). Eine E-Mail genügt. Sie
können sich bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO); für uns zuständig ist der Hessische Beauftragte für
Datenschutz und Informationsfreiheit, Postfach 3163, 65021 Wiesbaden.`;
