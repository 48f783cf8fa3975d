import { useIsHydrating } from '../../lib/use-is-hydrating.ts';

type Props = { title: string; address: string; label: string };

/** Opens the device's share sheet, if it has one. Needs script. */
export function ShareButton({ title, address, label }: Props) {
  const isHydrating = useIsHydrating();
  if (isHydrating || typeof navigator === 'undefined' || !('share' in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        console.error('The page could not be shared.', error);
    }
  };
  return (
    <button type="button" className="button button-small button-outline copy-button" onClick={share}>
      <span data-shown>{label}</span>
    </button>
  );
}
