import { createContext } from 'react';

/**
 * True while the build renders a form's 422 page, with slots for every field state that the lead API fills in
 * (functions/leads/invalid-page.ts).
 */
export const InvalidFormContext = createContext(false);
