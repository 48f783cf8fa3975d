type Props = { title: string; address: string; label: string };

/** Opens the device's share sheet; shown where there is one (share-on-click.ts). */
export function ShareButton({ title, address, label }: Props) {
  return (
    <button
      type="button"
      className="button button-small button-outline copy-button share-button"
      data-share={address}
      data-title={title}
    >
      <span data-shown="">{label}</span>
    </button>
  );
}
