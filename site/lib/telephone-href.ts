/** tel: URLs take only digits and a plus sign (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
