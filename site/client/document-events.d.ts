/** Events between parts of the page that load separately, or not at all. */
interface DocumentEventMap {
  /** Client-side navigation has rendered another page and set its title. */
  'page-shown': Event;
  /** The API has stored an enquiry. */
  'enquiry-stored': Event;
  /** The consent banner is closed; until then <html> has data-consent-open. */
  'consent-decided': Event;
}
