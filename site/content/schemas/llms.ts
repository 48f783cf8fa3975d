import * as z from 'zod';
import { text } from './text.ts';

/** content/llms.yaml: what /llms.txt tells AI assistants about the owner. */
export const llmsSchema = z.strictObject({
  summary: text.max(200).describe('Wer Sie sind, in einem Satz'),
  text: text.describe('Was Sie für wen tun, in zwei bis vier Sätzen'),
  prices: text.describe('Zeile über den Preisen, die aus prices.yaml kommen'),
  contact: text.describe('Zeile über den Kontaktdaten, die aus site.yaml kommen'),
  pages: text.describe('Überschrift über den Seiten'),
  articles: text.describe('Überschrift über den Beiträgen'),
});
