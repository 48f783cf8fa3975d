import type { CmsConfig } from '@sveltia/cms';
import { askBeforeEmptying } from './ask-before-emptying.ts';
import { keepText, type Surroundings } from './check-others.ts';
import { EuroControl } from './controls.tsx';
import { DownloadControl } from './download-control.tsx';
import { learnEchoes } from './echoes.ts';
import { formsIn } from './form-language.ts';
import { formats } from './formats.ts';
import { guardFiles } from './guard-files.ts';
import { guardRequests } from './guard-requests.ts';
import { keepDraftsOfTabs } from './keep-drafts.ts';
import { lockWhileSaving } from './lock-while-saving.ts';
import { showMistakes } from './mark-fields.ts';
import { namePictures } from './name-pictures.ts';
import { PictureControl } from './picture-control.tsx';
import { tellIn, withQuestions } from './saving.ts';
import { leaveUntouchedTexts } from './untouched-texts.ts';

/* The owner's editor: Sveltia CMS with forms made from the schemas (config.json) and a writer of our own. */

// Before Sveltia CMS loads, as it reads its preferences and asks others from the start.
// German by default, whatever the browser's language.
const PREFERENCES = 'sveltia-cms.prefs';
if (!localStorage.getItem(PREFERENCES)) localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'de' }));
globalThis.fetch = guardRequests(fetch);
guardFiles();
learnEchoes();
namePictures();
leaveUntouchedTexts();
askBeforeEmptying();
keepDraftsOfTabs();
showMistakes();
lockWhileSaving();

type Config = Partial<CmsConfig> & { surroundings?: Surroundings };
const json = async (path: string): Promise<Config> => (await fetch(path)).json();
const [{ surroundings = { documents: {}, signs: '', downloads: [] }, ...config }, backend] =
  await Promise.all([json('config.json'), json('backend.json')]);
// The CMS opens kept drafts once, for the first backend that it tries: that has to be this folder, if it is used.
const USER = 'sveltia-cms.user';
if (!backend.publish_mode && !localStorage.getItem(USER)?.includes('backendName'))
  localStorage.setItem(USER, JSON.stringify({ backendName: 'local' }));

// Its “Medien” write to main, which guardRequests refuses.
document.body.classList.toggle('hosted', backend.publish_mode === 'editorial_workflow');

const { default: CMS } = await import('@sveltia/cms');

/** Files that can't be read are named above the editor, which shows them as empty forms. */
function showBroken(problem: string) {
  const bar = document.querySelector('[role=alert]') as HTMLElement;
  bar.hidden = false;
  bar.append(Object.assign(document.createElement('p'), { textContent: problem }));
}

for (const [file, text] of Object.entries(surroundings.documents)) keepText(file, text);
const forms = formsIn(config.collections ?? []);
for (const format of formats(showBroken, tellIn(forms)))
  CMS.registerCustomFormat(format.name, format.extension, withQuestions(format, forms, surroundings));
CMS.registerFieldType('download', DownloadControl);
CMS.registerFieldType('euro', EuroControl);
CMS.registerFieldType('picture', PictureControl);

await CMS.init({ config: { ...config, ...backend } as CmsConfig });
