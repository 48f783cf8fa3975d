import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../lib/use-is-hydrating.ts';

type Props = {
  text: string;
  label: string;
  /** Label after copying, for SHOWN_FOR. */
  copiedLabel: string;
};

/** Milliseconds. */
const SHOWN_FOR = 4000;

/** Copies a text. Needs script, so it is invisible until hydration; its space is reserved. */
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
      {/* Both labels overlap, so that the button keeps its width. */}
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
