/** German texts of the forms, to the letter of the specification (sections 5 and 8). Ships to the browser. */

export type Toast = { title: string; detail: string };

export const enquiryMessages = {
  inquiryType: 'Bitte wählen Sie einen Anfrage-Typ aus',
  company: 'Bitte geben Sie Ihre Firma an',
  name: 'Bitte geben Sie Ihren Namen an',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  phone: 'Bitte geben Sie Ihre Telefonnummer an',
  message: 'Bitte geben Sie eine Nachricht ein (mindestens 10 Zeichen)',
  consent: 'Bitte akzeptieren Sie die Datenschutzerklärung',
} as const;

/** The one failure toast of the enquiry form: whatever goes wrong, the visitor can only send it again. */
export const enquiryFailure: Toast = {
  title: 'Fehler',
  detail: 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
};

/** For requests that name no form at all; no visitor meets this one. */
export const unknownForm: Toast = {
  title: 'Fehler',
  detail: 'Diese Adresse nimmt keine Formulare entgegen.',
};

/** Fields that a form sends by itself, and keys that it does not know. */
export const invalidEnvelope = 'Diese Angabe ist ungültig';
export const unknownField = 'Dieses Feld ist nicht vorgesehen';
