import * as z from 'zod';
import { openingPeriods } from '../../lib/opening-hours.ts';
import { analyticsSchema } from './analytics.ts';
import { link } from './blocks.ts';
import { id } from './references.ts';
import { retentionSchema } from './retention.ts';
import { day, emailAddress, httpsUrl, list, phoneNumber, sample, text } from './text.ts';

/** content/site.yaml: who the owner is, and what applies to every page. */
export const siteSchema = z.strictObject({
  name: text.describe('Name der Inhaberin'),
  tagline: text.describe('Leitsatz im Fuß jeder Seite und groß am Anfang der Startseite'),
  url: httpsUrl
    .regex(
      /^https:\/\/[^/?#]+$/,
      'ist mehr als die Adresse der Website. Schreiben Sie nur https:// und den Namen, ohne Schrägstrich am Ende, zum Beispiel https://www.example.com',
    )
    .describe('Adresse der Website ohne Schrägstrich am Ende'),
  email: emailAddress.describe('E-Mail-Adresse für Anfragen'),
  location: text.describe('Ort. So steht er auf der Seite'),
  hours: text
    .refine(
      (hours) => openingPeriods(hours) !== undefined,
      'ist keine Angabe der Geschäftszeiten, aus der die Website Sätze bilden und die sie Suchmaschinen nennen kann. Schreiben Sie sie so: Mo-Fr: 9:00-18:00 Uhr; mehrere trennen Sie mit einem Komma: Mo-Do: 9:00-17:00 Uhr, Fr: 9:00-13:00 Uhr',
    )
    .describe('Geschäftszeiten. So stehen sie auf der Seite, zum Beispiel Mo-Fr: 9:00-18:00 Uhr'),
  phone: phoneNumber.describe('Telefonnummer, international geschrieben, zum Beispiel +49 69 123456'),
  jobTitle: text.describe('Beruf der Inhaberin. So nennen ihn Suchmaschinen'),
  company: z
    .strictObject({
      legalName: text.describe('Name des Unternehmens mit Rechtsform'),
      managingDirector: text.describe('Wer es vertritt'),
      street: text.describe('Straße und Hausnummer'),
      postalCode: text.describe('Postleitzahl'),
      city: text.describe('Ort'),
      registerCourt: text.describe('Registergericht'),
      registerNumber: text.describe('Nummer im Handelsregister'),
      vatId: text
        .regex(
          /^(?:DE\d{9}|(?!DE)[A-Z]{2}[A-Z\d]{2,12})$/,
          'ist keine Umsatzsteuer-Identifikationsnummer. Eine deutsche besteht aus DE und neun Ziffern, ohne Leerzeichen',
        )
        .describe('Umsatzsteuer-Identifikationsnummer'),
    })
    .describe('Unternehmen. Die Angaben stehen in Impressum und Datenschutzerklärung'),
  memberships: list(
    z.strictObject({
      id: id.describe('Kurzname'),
      name: text.describe('Name des Verbands oder der Initiative'),
      link: httpsUrl.describe('Adresse, unter der Ihre Mitgliedschaft nachzulesen ist'),
      sample,
    }),
    'Mitgliedschaften, die das Impressum nennt',
  ),
  bookings: z
    .strictObject({
      general: httpsUrl.describe('Allgemeines Erstgespräch und 1:1-Termine'),
      first: httpsUrl.describe('Erstes Gespräch, zum Beispiel Check-in'),
      strategy: httpsUrl.describe('90-Minuten-Termin'),
    })
    .describe('Seiten des Buchungsdienstes'),
  withdrawalPage: httpsUrl.describe(
    'Seite für den Widerruf online geschlossener Verträge; der Fuß jeder Seite verlinkt sie (§ 356a BGB)',
  ),
  profiles: z
    .strictObject({
      network: httpsUrl.describe('Profil im beruflichen Netzwerk'),
      video: httpsUrl.describe('Profil für Kurzvideos'),
    })
    .describe('Profile in sozialen Netzen'),
  mailSubjects: z
    .strictObject({
      workshop: text.includes('{{title}}').describe('Workshop anfragen, mit {{title}} für seinen Titel'),
      offer: text.describe('Unverbindliches Angebot'),
      training: text.describe('Individuelles Training'),
      press: text.describe('Presseanfrage'),
      pressPhotos: text.describe('Pressefotos anfragen'),
      enquiry: text.describe('Allgemeine Anfrage'),
    })
    .describe('Betreff der E-Mail-Entwürfe, die Knöpfe öffnen'),
  analytics: analyticsSchema
    .optional()
    .describe('Statistik und Werbemessung. Gemessen wird nur nach Einwilligung, ohne diese Angabe nichts'),
  retentionDays: retentionSchema.describe(
    'Wie viele Tage eine Anfrage gespeichert bleibt. Für jedes Formular eine Zahl',
  ),
  editorTokenEndsOn: day
    .optional()
    .describe(
      'Letzter Tag Ihres Zugangs zur Redaktion. So lange gilt Ihr Zugriffstoken von GitHub; der Monatsbrief erinnert daran',
    ),
  ui: z
    .strictObject({
      skipToContent: text.describe('Sprunglink am Seitenanfang'),
      menu: text.describe('Überschrift des Menüs'),
      openMenu: text.describe('Knopf, der das Menü öffnet'),
      closeMenu: text.describe('Knopf, der das Menü schließt'),
      mainNavigation: text.describe('Name der Hauptnavigation für Vorleseprogramme'),
      services: text.describe('Beschriftung des Leistungen-Menüs'),
      newTab: text.describe('Hinweis für Vorleseprogramme bei Links in einen neuen Tab'),
      withdraw: text.describe('Link zum Widerruf im Fuß. Er heißt „Vertrag widerrufen“'),
      bookFirstCall: text.describe('Knopf zum Erstgespräch'),
      bookFirstCallShort: text.describe('Derselbe Knopf auf dem Telefon'),
      footerNavigation: text.describe('Name der Navigation im Fuß für Vorleseprogramme'),
      follow: text.describe('Überschrift über den Profilen'),
      network: text.describe('Link zum beruflichen Netzwerk'),
      video: text.describe('Link zu den Kurzvideos'),
      dismiss: text.describe('Knopf, der eine Meldung schließt'),
      headingLink: text
        .includes('{{heading}}')
        .describe('Zeichen neben einer Überschrift für Vorleseprogramme, mit {{heading}}'),
      table: text.describe('Name von Tabellen für Vorleseprogramme'),
      price: z
        .strictObject({
          from: text.describe('Vor einem Betrag, der der kleinste ist'),
          free: text.describe('An der Stelle des Betrags, wenn nichts zu zahlen ist'),
          onRequest: text.describe('An der Stelle des Betrags, wenn keiner genannt wird'),
          withoutVat: text.describe('Hinter einem großen Nettobetrag'),
          withVat: text.includes('{{rate}}').describe('Hinter einem großen Bruttobetrag, mit {{rate}}'),
          grossBelow: text
            .includes('{{amount}}')
            .describe('Der Bruttobetrag unter einem großen Nettobetrag, mit {{amount}} und {{rate}}'),
          netBelow: text
            .includes('{{amount}}')
            .describe('Der Nettobetrag unter einem großen Bruttobetrag, mit {{amount}}'),
          instalments: text.includes('{{count}}').describe('Ratenzahlung, mit {{count}} und {{amount}}'),
          scope: text.describe('Über den Angaben zum Paket, die auf Telefonen zugeklappt sind'),
          units: text.describe('Vor den Einheiten eines Pakets'),
          duration: text.describe('Vor der Laufzeit eines Pakets'),
          participants: text.describe('Vor der Angabe, wer an einem Paket teilnimmt'),
          deliverables: text.describe('Vor den Ergebnissen eines Pakets'),
        })
        .describe('Wörter um Preise'),
      gallery: z
        .strictObject({
          enlarge: text.describe(
            'Knopf, der ein Bild groß zeigt. Nur Vorleseprogramme lesen diesen Namen vor',
          ),
          close: text.describe('Knopf, der das große Bild schließt'),
          previous: text.describe('Knopf zum Bild davor'),
          next: text.describe('Knopf zum nächsten Bild'),
          position: text.includes('{{number}}').describe('Welches Bild es ist, mit {{number}} und {{count}}'),
        })
        .describe('Bildergalerien'),
      ratings: link
        .optional()
        .describe(
          'Link unter den Stimmen und Bewertungen. Er führt dorthin, wo steht, wie sie entstehen (§ 5b Abs. 3 UWG)',
        ),
      rating: text.includes('{{rating}}').describe('Sterne für Vorleseprogramme, mit {{rating}}'),
      breadcrumb: text.describe('Name des Pfads zur Seite für Vorleseprogramme'),
      breadcrumbStart: text.describe('Erster Eintrag des Pfads zur Seite, er führt zur Startseite'),
      counter: text.includes('{{count}}').describe('Verbleibende Zeichen eines Feldes, mit {{count}}'),
      counterOver: text.includes('{{count}}').describe('Zu viele Zeichen eines Feldes, mit {{count}}'),
      offline: z
        .strictObject({
          title: text.describe('Titel der Meldung'),
          text: text.describe('Text dieser Meldung'),
        })
        .describe('Meldung im Formular, wenn es ohne Verbindung abgeschickt wird'),
      errorSummary: z
        .strictObject({
          one: text.describe('Überschrift bei einem Fehler'),
          many: text.includes('{{count}}').describe('Überschrift bei mehreren Fehlern, mit {{count}}'),
        })
        .describe('Liste der Angaben eines Formulars, die noch zu berichtigen sind'),
      consent: z
        .strictObject({
          heading: text.describe('Überschrift der Einwilligung'),
          text: text.describe('Wozu eingewilligt wird'),
          accept: text.describe('Knopf, der zustimmt'),
          decline: text.describe('Knopf, der ablehnt; er steht gleichwertig daneben'),
          privacy: text.describe('Link zur Datenschutzerklärung'),
          reopen: text.describe('Link im Fuß, der die Einwilligung wieder öffnet'),
        })
        .describe('Einwilligung in Statistik und Werbemessung'),
      loading: z
        .strictObject({
          article: text.describe('An der Stelle eines Beitrags, der noch unterwegs ist'),
          page: text.describe('Hinweis für Vorleseprogramme, wenn eine Seite auf sich warten lässt'),
          failedTitle: text.describe('Titel der Meldung, wenn ein Link ohne Verbindung angeklickt wird'),
          failedText: text.describe('Text dieser Meldung'),
        })
        .describe('Was zu sehen und zu hören ist, während eine Seite geladen wird'),
      routerErrorText: text.describe('Satz unter der Fehlermeldung, wenn eine Seite abstürzt'),
      routerErrorLink: text.describe('Link unter der Fehlermeldung'),
    })
    .describe('Kleine Texte, die auf jeder Seite gleich sind'),
});

export type Site = z.infer<typeof siteSchema>;
/** The part sent to the browser. */
export type PublicSite = Omit<Site, 'company' | 'memberships' | 'retentionDays' | 'jobTitle'>;
export type UiTexts = Site['ui'];
