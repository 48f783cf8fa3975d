/** Places in the code of Sveltia CMS that are changed while it is bundled, each with its replacement. */
type Patch = [place: RegExp, replacement: string];

/**
 * These would lose drafts: the CMS keeps one half a second after the last key, unless the form is left before, and
 * throws all away when the configuration has changed, which here holds what other forms may choose from, or when
 * somebody presses Escape at the question whether to restore one (keep-drafts.ts).
 */
const keepDrafts: Patch[] = [
  [
    /(\{globalThis\.clearTimeout\(\w+\)),(e&&\w+&&\(\w+=globalThis\.setTimeout\()(\(\)=>\{\w+\(e\)\}),500\)/,
    '$1,globalThis.drafts.keep=void 0,$2globalThis.drafts.keep=$3,0)',
  ],
  [
    /(\b\w{1,9}\(\w,\w\?``:\w\))(,\w&&\w{1,9}\(\w\.id\),\w\.savedEntries\[0\]\})/,
    '$1.then(globalThis.drafts.saved)$2',
  ],
  [
    /(onOk:\(\)=>\{\w\(\w\)\?\.\(!0\)\},)(onCancel:\(\)=>\{\w\(\w\)\?\.\(!1\)\},)/,
    '$1class:`draft-question`,$2',
  ],
  [/\b(\w)\.cmsConfigVersion===\w+\.current\?\1:/, 'true?$1:'],
];

/** These let name-pictures.ts name a photograph as its entry is saved, and tell two of them apart. */
const namePictures: Patch[] = [
  [
    /(async\(\{file:(\w),folder:\w,subfolderPath:(\w),replace:(\w),blobURL:\w,draft:\w,locale:\w,slug:\w,defaultLocaleSlug:(\w),keyPath:(\w),content:(\w),changes:(\w),savingAssets:(\w)[^}]*\}\)=>\{)(?!\[)/,
    '$1[$2,$3,$4]=await globalThis.pictureHooks.name({file:$2,subfolderPath:$3,replace:$4,slug:$5,keyPath:$6,content:$7,changes:$8,savingAssets:$9});',
  ],
  [
    /(let (\w)=\w+\.get\((\w)\);return \2\|\|\(\2=\w+\(\3\))(\.catch\()/,
    '$1.then(sha=>globalThis.pictureHooks.identity($3,sha))$4',
  ],
];

/** A photograph that some page has was taken from there: into a text, which shows only its own, or out of one. */
const keepUploads: Patch[] = [[/\[\.\.\.\w+\(\w,\w\),(\.\.\.await \w+\(\{draft:\w\}\)\]\.find\()/, '[$1']];

/** These show it all pictures. */
const showPictures: Patch[] = [
  [
    /(?<![.\w$])([\w$]+=)(\(\)=>\{let (\w)=\w+\.current;return \3!==\w+\.source&&)/,
    '$1globalThis.pictureHooks.assets=$2',
  ],
  [
    /(?<![.\w$])([\w$]+=)(async (\w)=>\(\3\.blobURL\|\|await \w+\(\3\),\3\.blobURL\))/,
    '$1globalThis.pictureHooks.urlOf=$2',
  ],
];

/** Without this, the second of two forms of a group, opened by their addresses, would stay blank. */
const showForms: Patch[] = [
  [
    /((\b\w{1,9}\(\w{1,9}\))&&\(\w{1,9}\.current=null,\w{1,9}\.current=null\)\}\),\w{1,9}\(\(\)=>\[)(?!\2)/,
    '$1$2,',
  ],
];

/** The tick of an optional section said “add”, the word of the button that adds an entry. */
const nameTicks: Patch[] = [
  [/`add_x`,\{values:\{name:(\w\.fieldLabel\|\|)/, '`section_is_used`,{values:{name:$1'],
];

/** A form names its entry on telephones, too. */
const nameForms: Patch[] = [
  [
    /(\w\((\w),\w=>\{)\w+\.isSmallScreen\?\w\(\w\):(\w\(\w,-1\)\}\);var \w=\w\(\2,2\),(\w)=\w=>\{\w\(\w\)\};\w\(\w,\w=>\{\w+\.isSmallScreen\|\|\w\(\4\)\}\))/,
    '$1$3',
  ],
];

/** A link's text began at the first bracket of a paragraph, that of “[Datum]” long before it, which was lost then. */
const readLinks: Patch[] = [
  [
    /(importRegExp:\/\(\?:\\\[)\(\.\+\?\)/,
    String.raw`$1((?:\\.|[^[\]\\])*(?:\[(?:\\.|[^[\]\\])*\](?:\\.|[^[\]\\])*)*)`,
  ],
];

/** A menu took no click in its first tenth of a second: it closed, and nothing was chosen. */
const openMenus: Patch[] = [
  [
    /await (\w+\(100\))(,this\.activate\(\)\}\)\(\)\}activate\(\)\{let\{parent:\w,allMembers:)/,
    'await(this.role===`menu`||$1)$2',
  ],
];

/** What the CMS itself finds wrong it told in a corner for a few seconds, far from the field. */
const leadToMistakes: Patch[] = [
  [
    /throw \w+\(\{draft:(\w)\}\),(?=Error\(`validation_failed`\))/,
    '$&globalThis.showMistake($1.validities),',
  ],
];

/** Whoever goes back to the form from a question (ask.ts) would be told in a second window that nothing is saved. */
const goBack: Patch[] = [[/(\b(\w)\.message===`saving_failed`\?\(\w\(\w,)!0\)/, '$1$2.cause?.message!==``)']];

const patches = [
  ...keepDrafts,
  ...namePictures,
  ...keepUploads,
  ...showPictures,
  ...showForms,
  ...nameTicks,
  ...nameForms,
  ...readLinks,
  ...openMenus,
  ...leadToMistakes,
  ...goBack,
];

/** @throws if an update of Sveltia CMS has changed one of the places */
export function patchCms(code: string): string {
  return patches.reduce((patched, [place, replacement]) => {
    if (!place.test(patched)) throw new Error(`Sveltia CMS has changed: ${place} is not found.`);
    return patched.replace(place, replacement);
  }, code);
}

/** @throws if there is code of Sveltia CMS that has not been patched */
export function expectPatched(code: string[]): void {
  if (code.some((text) => patches.some(([place]) => place.test(text))))
    throw new Error('Sveltia CMS comes from another file now: patch that.');
}
