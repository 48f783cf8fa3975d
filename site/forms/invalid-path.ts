import { FORM_NAMES, type FormName } from '../../functions/leads/contract.ts';

/** Under this path the build renders the 422 page of a form; it is never published (scripts/build-all.ts). */
export const invalidPathOf = (form: FormName) => `${INVALID_PATHS}/${form}`;

export const INVALID_PATHS = '/__invalid';

/** The form whose 422 page is rendered under a path, if any. */
export const formOfInvalidPath = (path: string) => FORM_NAMES.find((form) => path === invalidPathOf(form));
