import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../forms/use-is-hydrating.ts';

type Props = {
  /** What is copied. */
  text: string;
  label: string;
  /** Its label for a while after the text was copied. */
  copiedLabel: string;
};

/** Milliseconds for which the button says that it has copied. */
const SHOWN_FOR = 4000;

/** Copies a text. It needs script, so it shows only when that is there; its place is kept. */
export function CopyButton({ text, label, copiedLabel }: Props) {
  const isHydrating = useIsHydrating();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch (error) {
      console.error('The text could not be copied.', error);
    }
  };

  return (
    <>
      {/* Both labels share one place, so that the button keeps its width. */}
      <button
        type="button"
        className="button button-small button-outline copy-button"
        disabled={isHydrating}
        onClick={copy}
      >
        <span data-shown={!isCopied || undefined}>{label}</span>
        <span data-shown={isCopied || undefined}>{copiedLabel}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && copiedLabel}
      </span>
    </>
  );
}
