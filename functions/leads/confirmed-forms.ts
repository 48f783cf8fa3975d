import type { FormName } from './contract.ts';

/** Forms whose leads are confirmed by mail to whoever sent them; sign-ups get no mail beyond what they asked for. */
export const CONFIRMED_FORMS: readonly string[] = ['enquiry'] satisfies FormName[];
