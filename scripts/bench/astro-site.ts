/** The smallest project of Astro that does the same: articles, their list, a feed with full texts, a sitemap; no pictures. */
export const astroFiles: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'astro.config.mjs': `import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'https://www.example.com',
  cacheDir: './cache',
  integrations: [sitemap()],
});
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
const schema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  date: z.date(),
  author: z.string(),
  readTime: z.number(),
  category: z.string(),
  excerpt: z.string(),
});
export const collections = {
  blog: defineCollection({ loader: glob({ pattern: '*.md', base: './src/content/blog' }), schema }),
};
`,
  'src/layouts/base.astro': `---
const { title, description } = Astro.props;
---
<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title><meta name="description" content={description}>
<link rel="alternate" type="application/rss+xml" href="/rss.xml">
</head>
<body><header><a href="/">Blog</a></header><main><slot /></main><footer><a href="/">Impressum</a></footer></body>
</html>
`,
  'src/pages/blog/[slug].astro': `---
import { getCollection, render } from 'astro:content';
import Base from '../../layouts/base.astro';
export async function getStaticPaths() {
  return (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content, headings } = await render(post);
const sections = headings.filter(({ depth }) => depth === 2);
---
<Base title={post.data.title} description={post.data.description}>
<article>
<h1>{post.data.title}</h1>
<p>{post.data.author}, {post.data.date.toISOString().slice(0, 10)}, {post.data.readTime} Minuten</p>
<nav><ul>{sections.map(({ slug, text }) => <li><a href={'#' + slug}>{text}</a></li>)}</ul></nav>
<Content />
</article>
</Base>
`,
  'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
import Base from '../layouts/base.astro';
const posts = (await getCollection('blog')).sort((a, b) => b.data.date - a.data.date);
---
<Base title="Blog" description="Alle Beiträge">
<h1>Blog</h1>
<ul>{posts.map(({ id, data }) => <li><a href={'/blog/' + id + '/'}>{data.title}</a><p>{data.excerpt}</p></li>)}</ul>
</Base>
`,
  'src/pages/rss.xml.js': `import rss from '@astrojs/rss';
import { getCollection } from 'astro:content';
export async function GET({ site }) {
  const posts = (await getCollection('blog')).sort((a, b) => b.data.date - a.data.date).slice(0, 50);
  const items = posts.map(({ id, data, rendered }) => ({
    title: data.title,
    pubDate: data.date,
    description: data.excerpt,
    content: rendered?.html,
    link: '/blog/' + id + '/',
  }));
  return rss({ title: 'Blog', description: 'Alle Beiträge', site, items });
}
`,
};
