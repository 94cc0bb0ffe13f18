import { element } from '../../dom';
import type { LoggedMessage } from '../../stage/liveWidget';

const maxItems = 300;

const directions = { to: 'To the widget', from: 'From the widget', event: 'Host' } as const;

/** Lists the messages in both directions, newest first. Returns a function that adds one. */
export function createMessagesTab({
  list,
  filter,
  clear,
  count,
}: {
  list: HTMLElement;
  filter: HTMLInputElement;
  clear: HTMLElement;
  count: HTMLElement;
}) {
  const show = (item: HTMLElement) => {
    item.hidden = !item.textContent?.toLowerCase().includes(filter.value.trim().toLowerCase());
  };
  const showCount = () => {
    count.textContent = list.childElementCount > 0 ? String(list.childElementCount) : '';
  };
  const items = () => [...list.children] as HTMLElement[];
  filter.addEventListener('input', () => items().forEach(show));
  clear.addEventListener('click', () => {
    list.replaceChildren();
    showCount();
  });

  return ({ direction, name, data }: LoggedMessage): void => {
    const item = element(
      'li',
      { className: direction },
      element(
        'details',
        {},
        element(
          'summary',
          {},
          element('span', { className: 'direction', title: directions[direction] }, directions[direction]),
          element('strong', {}, name),
          element('time', {}, new Date().toLocaleTimeString('en-GB')),
        ),
        element('pre', {}, JSON.stringify(data, null, 2) ?? ''),
      ),
    );
    show(item);
    list.prepend(item);
    list.children[maxItems]?.remove();
    showCount();
  };
}
