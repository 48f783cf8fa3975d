/** A telephone number in international form: „+49 69 90009 123“. Captures, so that `split` keeps it. */
export const telephone = /(\+\d(?:[\s\u00A0]?\d){6,13})/;

/** tel: URLs take only digits and a plus sign (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
