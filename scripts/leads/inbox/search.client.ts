import { fold } from '../../../site/search/words.ts';

/** Shows the leads that hold every word of the query and are of the chosen type. Needs no server and keeps nothing. */

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

// Without script there is nothing to search with, so it is this that shows the controls.
if (controls) controls.hidden = false;
query?.addEventListener('input', filter);
type?.addEventListener('change', filter);
// A browser that goes back fills the fields again, without an event.
filter();
