/** What parts of the page tell each other, which come in chunks of their own and may not be there. */
interface DocumentEventMap {
  /** The visitor has moved on: another page is drawn, its title stands. */
  'page-shown': Event;
  /** The enquiry form was sent and what it holds is stored. */
  'enquiry-stored': Event;
  /** The banner that asks for the consent to analytics is out of the way; until then <html data-consent-open>. */
  'consent-decided': Event;
}
