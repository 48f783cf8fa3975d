import { fold } from '../../../site/lib/words.ts';

/** Filters leads by type and by all words of the query, locally and without storing anything. */

const controls = document.querySelector('search');
const query = document.querySelector<HTMLInputElement>('#query');
const type = document.querySelector<HTMLSelectElement>('#type');
const status = document.querySelector('#status');

const leads = [...document.querySelectorAll('article')].map((element) => ({
  element,
  type: element.dataset.type,
  text: fold(element.textContent),
}));

function filter() {
  const wanted = fold(query?.value ?? '')
    .split(/\s+/)
    .filter(Boolean);
  let shown = 0;
  for (const lead of leads) {
    const fits =
      (!type?.value || lead.type === type.value) && wanted.every((word) => lead.text.includes(word));
    lead.element.hidden = !fits;
    if (fits) shown++;
  }
  const all = leads.length === 1 ? '1 Anfrage' : `${leads.length} Anfragen`;
  if (status) status.textContent = shown === leads.length ? all : `${shown} von ${all}`;
}

// The controls are useless without this script, so it reveals them.
if (controls) controls.hidden = false;
query?.addEventListener('input', filter);
type?.addEventListener('change', filter);
// Going back restores the fields without firing an event.
filter();
