import { createContext } from 'react';

/** Path of the open page, for components that are also drawn outside the router. */
export const PagePath = createContext('');
