const maxItems = 500;

/**
 * Creates a log of messages in both directions, newest first. Returns a function that adds a message.
 * @param {{ list: HTMLElement, filter: HTMLInputElement, clear: HTMLElement }} elements
 */
export function createMessageLog({ list, filter, clear }) {
  const matches = (item) => item.textContent.toLowerCase().includes(filter.value.trim().toLowerCase());
  const show = (item) => {
    item.hidden = !matches(item);
  };
  filter.addEventListener('input', () => [...list.children].forEach(show));
  clear.addEventListener('click', () => list.replaceChildren());

  /** @param {'to' | 'from' | 'event'} direction @param {string} name @param {unknown} data */
  return (direction, name, data) => {
    const item = document.createElement('li');
    item.className = direction;
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = `${new Date().toLocaleTimeString('en-GB')} ${name}`;
    const json = document.createElement('pre');
    json.textContent = JSON.stringify(data, null, 2) ?? '';
    details.append(summary, json);
    item.append(details);
    show(item);
    list.prepend(item);
    list.children[maxItems]?.remove();
  };
}
