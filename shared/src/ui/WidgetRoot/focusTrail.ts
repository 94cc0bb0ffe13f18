/** The stable hooks by which a control is found again after its screen was rendered anew. */
const hooks = ['data-method', 'data-group', 'data-box', 'data-chip', 'data-bonus', 'data-action'] as const;

interface Control {
  hook: (typeof hooks)[number];
  value: string;
}

interface Visit {
  /** Tells one mounting of a screen from the next. */
  key: string;
  name: string;
  control?: Control;
}

/**
 * Where the focus goes when the screen changes: to the new screen's heading, and on the way back to the control that
 * led away. The first screen leaves the focus alone, so that loading the widget never takes it from the host's page.
 */
export class FocusTrail {
  private visits: Visit[] = [];

  /** Told by a screen that has just been shown. Saying it twice, as strict mode does, changes nothing. */
  arrive(key: string, name: string, screen: HTMLElement): void {
    const current = this.visits.at(-1);
    if (current?.key === key && current.name === name) return;

    const earlier = this.visits.findLast((visit) => visit.name === name);
    this.visits = earlier ? this.visits.slice(0, this.visits.indexOf(earlier)) : this.visits;
    this.visits.push({ key, name, control: earlier?.control });
    if (!current) return;

    const control = earlier?.control && find(screen, earlier.control);
    if (control) control.focus();
    else focusHeading(screen);
  }

  /** Told of each press and focus inside a screen, of which the last is the one to return to. */
  remember(name: string, target: EventTarget): void {
    const visit = this.visits.at(-1);
    if (visit?.name === name && target instanceof Element) visit.control = controlAt(target);
  }
}

function controlAt(target: Element): Control | undefined {
  for (const hook of hooks) {
    const value = target.closest(`[${hook}]`)?.getAttribute(hook);
    if (value) return { hook, value };
  }
  return undefined;
}

function find(screen: HTMLElement, { hook, value }: Control): HTMLElement | undefined {
  return [...screen.querySelectorAll<HTMLElement>(`[${hook}]`)].find(
    (element) => element.getAttribute(hook) === value,
  );
}

function focusHeading(screen: HTMLElement): void {
  const target = screen.querySelector<HTMLElement>('h1, h2') ?? screen;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
