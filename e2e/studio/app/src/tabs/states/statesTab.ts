import { element } from '../../dom';
import type { StateName } from '../../stateAddress';

interface StatesTabOptions {
  filter: HTMLInputElement;
  list: HTMLElement;
  count: HTMLElement;
  previous: HTMLElement;
  next: HTMLElement;
  /** Called with the state that is chosen. */
  onChoose: (name: StateName) => void;
}

const keyOf = (name: StateName) => name.join(' ');

/** Lists every screen with its states. Arrows go from one to the next. */
export function createStatesTab({ filter, list, count, previous, next, onChoose }: StatesTabOptions) {
  let states: readonly StateName[] = [];
  let chosen: StateName = ['', ''];
  const inputs = () => [...list.querySelectorAll('input')];
  const shownInputs = () => inputs().filter((input) => !input.closest('[hidden]'));

  function applyFilter(): void {
    const words = filter.value.trim().toLowerCase().split(/\s+/);
    for (const group of list.querySelectorAll('fieldset')) {
      for (const label of group.querySelectorAll('label')) {
        const text = `${group.dataset.route} ${label.textContent}`.toLowerCase();
        label.hidden = !words.every((word) => text.includes(word));
      }
      group.hidden = [...group.querySelectorAll('label')].every(({ hidden }) => hidden);
    }
    count.textContent = `${shownInputs().length} of ${states.length} states`;
  }

  function mark(): void {
    for (const input of inputs()) input.checked = input.value === keyOf(chosen);
  }

  function step(by: number): void {
    const shown = shownInputs();
    const index = shown.findIndex(({ checked }) => checked);
    const target = shown[(index + by + shown.length) % shown.length];
    if (!target) return;
    target.checked = true;
    target.scrollIntoView({ block: 'nearest' });
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }

  filter.addEventListener('input', applyFilter);
  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));
  list.addEventListener('change', ({ target }) => {
    const name = states.find((state) => keyOf(state) === (target as HTMLInputElement).value);
    if (name) onChoose(name);
  });

  return {
    /** Shows the states that the page of states knows. */
    fill(all: readonly StateName[]): void {
      if (states.length > 0) return;
      states = all;
      const routes = [...new Set(all.map(([route]) => route))];
      list.replaceChildren(
        ...routes.map((route) =>
          element(
            'fieldset',
            { data: { route } },
            element('legend', {}, route),
            ...all
              .filter((state) => state[0] === route)
              .map((state) =>
                element(
                  'label',
                  {},
                  element('input', { type: 'radio', name: 'state', value: keyOf(state) }),
                  element('span', {}, state[1]),
                ),
              ),
          ),
        ),
      );
      applyFilter();
      mark();
    },
    choose(name: StateName): void {
      chosen = name;
      mark();
    },
  };
}
