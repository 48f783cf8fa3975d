import { createContext } from 'react';

/**
 * True while the build renders the 422 page of a form: its fields are then drawn in every state, as slots
 * that the lead API fills in (functions/leads/invalid-page.ts).
 */
export const InvalidFormContext = createContext(false);
