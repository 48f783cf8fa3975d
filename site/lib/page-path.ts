import { createContext } from 'react';

/** Path of the open page. A context of its own, because the router's doesn't reach into form islands. */
export const PagePath = createContext('');
