/** The search of the site. The index is loaded when the reader first uses the field. Without scripts there is no field. */
import MiniSearch from './minisearch.js';
import { searchOptions } from './searchOptions.js';

const shownResults = 12;
const { top = './' } = document.body.dataset;
const form = document.querySelector('form[role=search]');
const field = form.elements.q;
const panel = form.querySelector('.results');
const count = panel.querySelector('p');
const list = panel.querySelector('ul');

let loading;
const loadIndex = () => {
  loading ??= fetch(new URL(`${top}search.json`, document.baseURI))
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, searchOptions));
  return loading;
};

const create = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });

function toItem({ id, page, heading }) {
  const item = document.createElement('li');
  const link = create('a', heading);
  link.href = top + id;
  if (page !== heading) link.append(create('small', page));
  item.append(link);
  return item;
}

async function show() {
  const words = field.value.trim();
  if (words === '') return hide();
  const index = await loadIndex();
  const all = index.search(words);
  // No section has all the words: show sections that have some of them.
  const found = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
  // The reader has typed on while the index was loading.
  if (words !== field.value.trim()) return;
  count.textContent = found.length === 0 ? `Nothing found for “${words}”` : `Results: ${found.length}`;
  list.replaceChildren(...found.slice(0, shownResults).map(toItem));
  panel.hidden = false;
}

function hide() {
  panel.hidden = true;
}

form.hidden = false;
field.addEventListener('focus', () => void loadIndex(), { once: true });
field.addEventListener('input', () => void show());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hide();
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    field.focus();
  }
});
document.addEventListener('click', ({ target }) => {
  if (!form.contains(target) || target.closest('a')) hide();
});
