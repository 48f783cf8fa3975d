import { createContext, useContext } from 'react';
import type { UiTexts } from '../content/schemas/site.ts';

/** UI texts of content/site.yaml for nested components, such as the note on new tabs. */
export const UiTextsContext = createContext<UiTexts | undefined>(undefined);

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (!texts) throw new Error('It must stand inside <Layout>.');
  return texts;
}
