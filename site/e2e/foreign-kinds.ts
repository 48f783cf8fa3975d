/*
 * What browsers, extensions and translators do to a page. Each function runs in the page, so it refers to nothing
 * outside itself; called again, it does only what is missing.
 */

/** Password managers: an icon after each field. */
function addIcons() {
  for (const field of document.querySelectorAll('input:is([type=text], [type=email], [type=tel])')) {
    if (field.parentElement?.querySelector('.foreign-icon')) continue;
    const icon = Object.assign(document.createElement('div'), { className: 'foreign-icon' });
    icon.style.position = 'absolute';
    field.after(icon);
  }
}

/** Writing aids: elements of their own, with shadow roots, around text areas and text fields. */
function addWritingAids() {
  for (const field of document.querySelectorAll('form[method=post] :is(textarea, input[type=text])')) {
    const parent = field.parentElement;
    for (const [name, where] of [
      ['lt-highlighter', 'beforebegin'],
      ['grammarly-extension', 'afterend'],
    ] as const) {
      if (parent?.querySelector(name)) continue;
      const aid = document.createElement(name);
      aid.style.position = 'absolute';
      aid.attachShadow({ mode: 'open' }).append(document.createElement('div'));
      field.insertAdjacentElement(where, aid);
    }
  }
}

/** Autofill menus: a shadow host with a field of its own, before each label. */
function addShadowHosts() {
  for (const label of document.querySelectorAll('form[method=post] label[for]')) {
    if (label.previousElementSibling?.matches('com-1password-menu')) continue;
    const host = document.createElement('com-1password-menu');
    host.style.position = 'absolute';
    const field = Object.assign(document.createElement('input'), { name: 'search', hidden: true });
    host.attachShadow({ mode: 'open' }).append(field);
    label.before(host);
  }
}

/** Side bars and the like: an element at the start and at the end of forms and of the page. */
function addEnds() {
  for (const parent of document.querySelectorAll('form, main, #root, body')) {
    if (!parent.firstElementChild?.matches('.foreign-end')) {
      parent.prepend(Object.assign(document.createElement('div'), { className: 'foreign-end' }));
    }
    if (document.readyState !== 'loading' && !parent.lastElementChild?.matches('.foreign-end')) {
      parent.append(Object.assign(document.createElement('div'), { className: 'foreign-end' }));
    }
  }
}

/** Attributes: on fields, forms and the page itself. */
function setAttributes() {
  document.documentElement.classList.add('foreign-dark');
  document.body?.setAttribute('data-gramm', 'false');
  for (const form of document.forms) form.setAttribute('data-lastpass', 'true');
  for (const field of document.querySelectorAll<HTMLElement>('form :is(input, textarea, button)')) {
    field.setAttribute('data-lpignore', 'true');
    field.spellcheck = false;
    field.style.outlineOffset = '1px';
    field.classList.add('foreign');
    if (field.matches('input:is([type=text], [type=email], [type=tel]):not([value])'))
      field.setAttribute('value', '');
  }
}

/** Fields put into an element, except the focused one, which would lose the focus. */
function wrapFields() {
  for (const field of document.querySelectorAll(
    'form[method=post] :is(textarea, input:not([type=hidden]))',
  )) {
    if (field === document.activeElement || field.closest('.foreign-wrap')) continue;
    const wrapper = Object.assign(document.createElement('span'), { className: 'foreign-wrap' });
    wrapper.style.display = 'contents';
    field.replaceWith(wrapper);
    wrapper.append(field);
  }
}

/** Google Translate: two `font` elements with a new text in place of each text, also of those that come later. */
function translate() {
  const skipped = 'font, script, style, textarea, noscript, [translate=no]';
  const translateIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(skipped)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  if (!document.body || document.documentElement.classList.contains('translated-ltr')) return;
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'en';
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length ? addedNodes : [target]) translateIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Firefox: another text in each text node, and in what is read out; also in those that come later. */
function translateInPlace() {
  const attributes = ['alt', 'aria-label', 'placeholder', 'title'];
  const done = new WeakMap<Text, string>();
  const translateIn = (root: Node) => {
    const texts = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isSkipped = text.parentElement?.closest('script, style, textarea, noscript, [translate=no]');
      if (!text.data.trim() || isSkipped || done.get(text) === text.data) continue;
      text.data = `${text.data}°`;
      done.set(text, text.data);
    }
    for (const element of root instanceof Element ? root.querySelectorAll('*') : [])
      for (const name of attributes) {
        const value = element.getAttribute(name);
        if (value && !value.endsWith('°')) element.setAttribute(name, `${value}°`);
      }
  };
  if (!document.body || document.documentElement.lang === 'en') return;
  document.documentElement.lang = 'en';
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length ? addedNodes : [target]) translateIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Highlighters: the first word of a text is marked. */
function markWords() {
  for (const element of document.querySelectorAll(
    'main :is(h1, h2, p, label, legend, button span), summary',
  )) {
    const text = element.firstChild;
    if (!(text instanceof Text) || text.data.trim().length < 2 || element.querySelector(':scope > mark'))
      continue;
    const mark = document.createElement('mark');
    const rest = text.splitText(Math.max(1, text.data.search(/\s|$/)));
    rest.before(mark);
    mark.append(text);
  }
}

/** Telephony: numbers become links. */
function linkNumbers() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const number = /\+\d[\d\s]{6,}\d|\d{4,}/.exec(text.data);
    if (!number || text.parentElement?.closest('a, button, script, style, textarea, title')) continue;
    const link = Object.assign(document.createElement('a'), {
      href: `tel:${number[0].replaceAll(/\s/g, '')}`,
    });
    text.splitText(number.index).splitText(number[0].length).before(link);
    if (link.previousSibling) link.append(link.previousSibling);
  }
}

/** Blockers: hints, drawings, hidden fields and comments removed, and the texts beside them joined. */
function removeNodes() {
  for (const hint of document.querySelectorAll('form [id$="-hint"], form svg, summary svg')) hint.remove();
  for (const field of document.querySelectorAll('[name=website]')) field.closest('p')?.remove();
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) {
    const { parentNode } = comment;
    parentNode?.removeChild(comment);
    parentNode?.normalize();
  }
}

/** Spelling and search: texts split in two. */
function splitTexts() {
  for (const element of document.querySelectorAll('body :is(h1, h2, p, a, span, label, legend, summary)')) {
    if (element.matches('script') || element.hasAttribute('data-split')) continue;
    element.setAttribute('data-split', '');
    for (const node of [...element.childNodes])
      if (node instanceof Text && node.data.length > 1) node.splitText(node.data.length >> 1);
  }
}

/** Each kind of change by its name. */
export const kinds = {
  icons: addIcons,
  'writing aids': addWritingAids,
  'shadow hosts': addShadowHosts,
  ends: addEnds,
  attributes: setAttributes,
  wrappers: wrapFields,
  translation: translate,
  'a translation in place': translateInPlace,
  marks: markWords,
  'linked numbers': linkNumbers,
  removals: removeNodes,
  'split texts': splitTexts,
};

export type Kind = keyof typeof kinds;

/** Kinds that don't hide each other, so that one page can have them all. */
export const groups = {
  'added nodes': ['icons', 'writing aids', 'shadow hosts', 'ends', 'attributes', 'wrappers'],
  'a translation': ['translation'],
  'changed texts and removed nodes': ['marks', 'linked numbers', 'removals', 'split texts'],
} satisfies Record<string, Kind[]>;

export type Group = keyof typeof groups;

/**
 * The changes to combine with a case: every kind and group with EVERY_COMBINATION=1 (docs/proofs.md), otherwise one group,
 * so that each comes with every form or tap and at every moment.
 * @param places the case's place in each list that is combined
 */
export function changesFor(...places: number[]): (Group | Kind)[] {
  const names = Object.keys(groups) as Group[];
  if (process.env.EVERY_COMBINATION) return [...names, ...(Object.keys(kinds) as Kind[])];
  const sum = places.reduce((total, place) => total + place, 0);
  return names.slice(sum % names.length).slice(0, 1);
}
