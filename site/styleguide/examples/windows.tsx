import { THANKS } from '../../../functions/leads/messages.ts';
import { DialogButton } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { FormField } from '../../components/form-field/form-field.tsx';
import { PopupShell } from '../../components/popup-shell/popup-shell.tsx';
import { Toast } from '../../components/toast/toast.tsx';
import type { Examples } from '../component.ts';
import { LONG_HEADING, LONG_TEXT } from '../long-words.ts';
import { ConsentExample, ToastButtons } from '../windows-on-request.tsx';

const closeLabel = 'Fenster schließen';
const nothing = () => {};

export const windows: Examples = ({ kickstart, freePrompts, home }) => ({
  title: 'Windows and messages',
  components: [
    {
      name: 'dialog',
      use: 'A dialog that the visitor opens. Focus moves in, is trapped and returns.',
      states: {
        'closed by its button, Escape and a click outside': (
          <>
            <DialogButton dialog="guide-dialog">Fenster öffnen</DialogButton>
            <Dialog id="guide-dialog" title={home.closing.heading} closeLabel={closeLabel}>
              <p>{home.closing.text}</p>
              <p>
                <a href="/kontakt">Kontakt</a>
              </p>
            </Dialog>
          </>
        ),
        'closed by its button only, longer than the screen': (
          <>
            <DialogButton dialog="guide-long-dialog" variant="outline">
              Langes Fenster öffnen
            </DialogButton>
            <Dialog id="guide-long-dialog" title={LONG_HEADING} closeLabel={closeLabel} closedBy="none">
              {[...'abcdefghijklmnop'].map((letter) => (
                <p key={letter}>{LONG_TEXT}</p>
              ))}
            </Dialog>
          </>
        ),
      },
    },
    {
      name: 'popup-shell',
      use: 'A campaign’s popup, opened by the start script. Its close button appears after 2 s.',
      states: {
        'lead popup and prompts popup': (
          <div className="row">
            <DialogButton dialog="herbst-kickstart">Herbst-Kickstart</DialogButton>
            <DialogButton dialog="free-prompts">{freePrompts.open}</DialogButton>
            <PopupShell
              name="herbst-kickstart"
              campaign={kickstart}
              image="kickstart"
              closedBy="any"
              opens="on-request"
            >
              <FormField name="guide-kickstart-name" {...kickstart.fields.name} required />
            </PopupShell>
            <PopupShell
              name="free-prompts"
              campaign={freePrompts}
              image="prompts"
              closedBy="none"
              opens="on-request"
            >
              <FormField name="guide-prompts-email" {...freePrompts.fields.email} kind="email" required />
            </PopupShell>
          </div>
        ),
      },
    },
    {
      name: 'toast',
      use: 'The outcome of a form; stays until dismissed or swiped away.',
      states: {
        'success and error': (
          <div className="stack">
            <Toast
              kind="success"
              title={THANKS}
              text={kickstart.success}
              dismissLabel="Beispiel schließen"
              onDismiss={nothing}
            />
            <Toast
              kind="error"
              title={LONG_HEADING}
              text={LONG_TEXT}
              dismissLabel="Beispiel schließen"
              onDismiss={nothing}
            />
          </div>
        ),
        'in its place on the screen': <ToastButtons />,
      },
    },
    {
      name: 'consent-banner',
      use: 'Asks for consent to analytics; both answers have equal weight.',
      states: { 'at the foot of the screen': <ConsentExample /> },
    },
  ],
});
