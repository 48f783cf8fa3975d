import sheet from '../../styles/dialogs.css?url';

/** Links the style sheet of dialogs, before a page's first. Without `precedence` React leaves it where it stands. */
export function DialogSheet() {
  return <link rel="stylesheet" href={sheet} />;
}
