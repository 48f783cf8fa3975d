const images = import.meta.glob<string>('../../images/articles/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

type Props = {
  /** File name without folder and ending, as it stands in the front matter. */
  name: string;
  /** True for the one picture of a page that is seen first. */
  priority?: boolean;
};

/** The picture of an article. It repeats what the title says, so it has no text of its own. */
export function ArticleImage({ name, priority = false }: Props) {
  const src = images[`../../images/articles/${name}.svg`];
  if (!src) throw new Error(`There is no article image "${name}" in site/images/articles.`);
  return (
    <img
      src={src}
      width="800"
      height="500"
      alt=""
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
