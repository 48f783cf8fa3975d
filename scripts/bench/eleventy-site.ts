const layout = (body: string) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{{ title }}</title><meta name="description" content="{{ description }}">
<link rel="alternate" type="application/atom+xml" href="/feed.xml">
</head>
<body><header><a href="/">Blog</a></header><main>${body}</main><footer><a href="/">Impressum</a></footer></body>
</html>
`;

/** The smallest project of Eleventy that does the same: articles, their list, a feed with full texts, a sitemap. */
export const eleventyFiles: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'eleventy.config.js': `import { feedPlugin } from '@11ty/eleventy-plugin-rss';
export default function (config) {
  config.addPlugin(feedPlugin, {
    type: 'atom',
    outputPath: '/feed.xml',
    collection: { name: 'blog', limit: 50 },
    metadata: { language: 'de', title: 'Blog', base: 'https://www.example.com/', author: { name: 'Redaktion' } },
  });
  return { dir: { input: 'src' }, markdownTemplateEngine: false, htmlTemplateEngine: 'njk' };
}
`,
  'src/blog/blog.json': '{ "layout": "article.njk", "tags": "blog" }\n',
  'src/_includes/article.njk': layout(
    '<article><h1>{{ title }}</h1><p>{{ author }}, {{ readTime }} Minuten</p>{{ content | safe }}</article>',
  ),
  'src/index.njk': `---
title: Blog
description: Alle Beiträge
---
${layout(
  '<h1>Blog</h1><ul>{% for post in collections.blog | reverse %}<li><a href="{{ post.url }}">{{ post.data.title }}</a><p>{{ post.data.excerpt }}</p></li>{% endfor %}</ul>',
)}`,
  'src/sitemap.njk': `---
permalink: /sitemap.xml
eleventyExcludeFromCollections: true
---
<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
{% for post in collections.all %}<url><loc>https://www.example.com{{ post.url }}</loc></url>
{% endfor %}</urlset>
`,
};
