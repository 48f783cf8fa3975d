import { ActionButton, ActionButtons } from '../../components/action-button/action-button.tsx';
import { ButtonLink, SubmitButton } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { Link } from '../../components/link/link.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_WORD } from '../long-words.ts';

const text = 'Dieser Text liegt danach in der Zwischenablage.';

export const buttons: Examples = ({ press }) => ({
  title: 'Buttons and links',
  components: [
    {
      name: 'button',
      use: 'A link or a form’s submit button. One filled button per group; the icon shows the target.',
      states: {
        'filled: here, in a new tab, as a mail draft': (
          <div className="row">
            <ButtonLink href="/ki-beratung">KI-Beratung</ButtonLink>
            <ButtonLink href="https://termine.example.com/1-zu-1">Erstgespräch</ButtonLink>
            <ButtonLink href="mailto:kontakt@example.com">E-Mail</ButtonLink>
          </div>
        ),
        'outline and small': (
          <div className="row">
            <ButtonLink href="/alle-angebote" variant="outline">
              Preise
            </ButtonLink>
            <ButtonLink href="/alle-angebote" size="small">
              Preise
            </ButtonLink>
            <ButtonLink href="/alle-angebote" variant="outline" size="small">
              Preise
            </ButtonLink>
          </div>
        ),
        'of a form, and submitting': (
          <div className="row">
            <SubmitButton pending={false} pendingLabel="Wird gesendet...">
              Absenden
            </SubmitButton>
            <SubmitButton pending pendingLabel="Wird gesendet...">
              Absenden
            </SubmitButton>
          </div>
        ),
        'a long label': <ButtonLink href="/blog">{LONG_HEADING}</ButtonLink>,
      },
    },
    {
      name: 'action-button',
      use: 'A button that content describes: page, booking page, mail draft or window.',
      states: {
        'two actions of a page': <ActionButtons actions={actions} />,
        'the same label several times on a page': (
          <ActionButton action={{ label: 'Workshop anfragen', mail: 'workshop' }} about={LONG_WORD} />
        ),
      },
    },
    {
      name: 'copy-button',
      use: 'Copies a text for reuse; confirms for four seconds.',
      states: {
        copies: <CopyButton text={text} label={press.release.copy} copiedLabel={press.release.copied} />,
      },
    },
    {
      name: 'link',
      use: 'Every link: external ones open a new tab, and say so.',
      states: {
        'inside and outside': (
          <p>
            Zur <Link href="/kontakt">Kontaktseite</Link> und zum{' '}
            <Link href="https://social.example.com/erika">Netzwerk</Link>.
          </p>
        ),
        'standing alone': (
          <Link href="/faq" className="text-link">
            Alle Fragen und Antworten
          </Link>
        ),
      },
    },
  ],
});

const actions = [
  { label: 'Erstgespräch vereinbaren', booking: 'clarity-call' },
  { label: 'Gespräch per E-Mail', mail: 'enquiry' },
] as const;
