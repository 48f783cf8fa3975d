import { DUPLICATE, type ProblemCode } from './contract.ts';

/** German texts of the forms (docs/product.md, "Field rules" and "Toasts"). Ships to the browser. */

export type Toast = { title: string; detail: string };

/** Messages of a form that could not be sent: one toast for all reasons but those that have their own. */
export type Failures = { other: Toast } & Partial<Record<ProblemCode, Toast>>;

/** @param code undefined if no answer came, or one that this site didn't write */
export const failureOf = (failures: Failures, code: ProblemCode | undefined): Toast =>
  (code && failures[code]) ?? failures.other;

/** In every form: "at least 10 characters" would not help whoever wrote too many. */
export const messageTooLong = 'Bitte kürzen Sie Ihre Nachricht auf höchstens 2.000 Zeichen';

export const enquiryMessages = {
  inquiryType: 'Bitte wählen Sie einen Anfrage-Typ aus',
  company: 'Bitte geben Sie Ihre Firma an',
  name: 'Bitte geben Sie Ihren Namen an',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  phone: 'Bitte geben Sie Ihre Telefonnummer an',
  message: 'Bitte geben Sie eine Nachricht ein (mindestens 10 Zeichen)',
  consent: 'Bitte akzeptieren Sie die Datenschutzerklärung',
} as const;

export const businessMessages = {
  company: 'Bitte geben Sie Ihre Firma ein',
  name: 'Bitte geben Sie Ihren Namen ein',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  phone: 'Bitte kürzen Sie die Telefonnummer auf höchstens 50 Zeichen',
  message: messageTooLong,
  consent: 'Bitte akzeptieren Sie die Datenschutzerklärung',
} as const;

export const freePromptsMessages = {
  nameTooShort: 'Name muss mindestens 2 Zeichen haben',
  nameTooLong: 'Name darf maximal 100 Zeichen haben',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  emailTooLong: 'E-Mail darf maximal 255 Zeichen haben',
  consent: 'Bitte stimmen Sie der Datenschutzerklärung zu',
} as const;

export const popupSignupMessages = {
  name: 'Bitte geben Sie Ihren Namen ein',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  message: messageTooLong,
} as const;

/** One message for all causes, since the visitor can only send it again. */
export const enquiryFailure: Toast = {
  title: 'Fehler',
  detail: 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
};

/** An attempt that seemed to fail was stored, and the visitor has edited the form since: asks before storing another. */
const storedBefore: Toast = {
  title: 'Ihre Anfrage ist schon angekommen',
  detail:
    'Sie liegt uns so vor, wie sie vor Ihrer Änderung war. Möchten Sie auch die geänderte Fassung senden, senden Sie das Formular bitte noch einmal ab.',
};

export const enquiryFailures: Failures = { other: enquiryFailure, key_reuse: storedBefore };

export const businessFailures: Failures = {
  other: {
    title: 'Fehler',
    detail: 'Es gab ein unerwartetes Problem. Bitte versuchen Sie es später erneut.',
  },
  store_failed: {
    title: 'Fehler',
    detail: 'Es gab ein Problem beim Speichern Ihrer Anfrage. Bitte versuchen Sie es später erneut.',
  },
  honeypot: { title: 'Ungültige Anfrage', detail: 'Bitte versuchen Sie es erneut.' },
  too_fast: { title: 'Zu schnell!', detail: 'Bitte füllen Sie das Formular sorgfältig aus.' },
  key_reuse: storedBefore,
};

export const freePromptsFailures: Failures = {
  other: { title: 'Fehler', detail: 'Es gab einen Fehler. Bitte versuchen Sie es erneut.' },
  [DUPLICATE]: {
    title: 'E-Mail bereits registriert',
    detail: 'Diese E-Mail wurde bereits eingetragen. Ihr Download startet jetzt.',
  },
};

export const popupSignupFailure: Toast = {
  title: 'Fehler',
  detail: 'Es gab einen Fehler beim Absenden. Bitte versuchen Sie es später erneut.',
};

export const THANKS = 'Vielen Dank!';

/** Success messages of forms without a thank-you page. The campaign's are content. */
export const successes = {
  business: {
    title: THANKS,
    detail: 'Ihre Anfrage wurde erfolgreich übermittelt. Wir melden uns bald bei Ihnen.',
  },
  'free-prompts': {
    title: THANKS,
    detail: 'Ihr Download startet jetzt. Viel Erfolg mit den KI-Prompts!',
  },
} satisfies Record<string, Toast>;

/** For every form (docs/api.md, "Rate limit"). @param seconds of Retry-After */
export const rateLimited = (seconds: number): Toast => ({
  title: 'Fehler',
  detail: `Von Ihrem Anschluss kamen gerade viele Anfragen. Bitte versuchen Sie es in ${Math.ceil(seconds / 60)} Minuten noch einmal.`,
});

/** For requests to an unknown form; no visitor sees it. */
export const unknownForm: Toast = {
  title: 'Fehler',
  detail: 'Diese Adresse nimmt keine Formulare entgegen.',
};

/** For values that a form sets itself, and characters that nobody types: docs/product.md has no message for them. */
export const invalidValue = 'Diese Angabe ist ungültig';
/** For keys that a form doesn't have. */
export const unknownField = 'Dieses Feld ist nicht vorgesehen';
