import type { FormName } from '../functions/leads/contract.ts';

/** Build output folder. Tests set `BUILD_FOLDER`, so that their fixture doesn't overwrite what is deployed. */
export const buildFolder = process.env.BUILD_FOLDER || 'dist';

/** Path at which a form's 422 page is prerendered; scripts/build.ts moves it out of the site to the functions. */
export const invalidPath = (form: FormName) => `/422/${form}`;
