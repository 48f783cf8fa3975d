import { LONG_HEADING, LONG_TEXT, LONG_WORD } from './long-words.ts';

/** Each element that Markdown can produce (site/content/read/markdown.server.ts), once. */
export const proseSample = `
<p>Ein Absatz mit <a href="/ki-beratung">Link</a>, <strong>Nachdruck</strong>, <em>Betonung</em> und
<code>Code</code>. Er ist lang genug, um zu zeigen, wie breit eine Zeile wird und wie sie endet.</p>
<h2 id="standort">Wo Ihr Unternehmen heute steht</h2>
<p>${LONG_TEXT}</p>
<ul><li>Ein Punkt</li><li>Ein zweiter, mit einer Liste darin<ul><li>${LONG_WORD}</li></ul></li></ul>
<h3>Der Reihe nach</h3>
<ol><li>Erst das Denken</li><li>dann das Werkzeug</li></ol>
<blockquote><p>Werkzeuge lassen sich kaufen, Urteilskraft nicht.</p></blockquote>
<h2 id="zahlen">${LONG_HEADING}</h2>
<div class="table-scroll" role="region" aria-label="Tabelle" tabindex="0"><table>
<thead><tr><th>Vorhaben</th><th>Dauer</th><th>${LONG_WORD}</th></tr></thead>
<tbody><tr><td>Einfache Anwendung</td><td>2–4 Wochen</td><td>1</td></tr>
<tr><td>Strategie</td><td>3–6 Monate</td><td>4</td></tr></tbody></table></div>
<pre><code>Fasse den folgenden Text in drei Sätzen zusammen, die eine Geschäftsführerin ohne Vorwissen versteht.</code></pre>
`;
