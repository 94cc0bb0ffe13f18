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
 * led away. The first screen leaves the focus alone, and so does one that is drawn anew without having had it: neither
 * loading the widget nor what the host changes in it takes the focus from the host's page.
 */
export class FocusTrail {
  private visits: Visit[] = [];

  /** Told by a screen that has just been shown. Saying it twice, as strict mode does, changes nothing. */
  arrive(key: string, name: string, screen: HTMLElement): void {
    const current = this.visits.at(-1);
    if (current?.key === key && current.name === name) return;

    const place = this.visits.findLastIndex((visit) => visit.name === name);
    const [earlier] = place < 0 ? [] : this.visits.splice(place);
    this.visits.push({ key, name, control: earlier?.control });
    if (!current || (current.name === name && !isLost())) return;

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
  return screen.querySelector<HTMLElement>(`[${hook}="${CSS.escape(value)}"]:not(:disabled)`) ?? undefined;
}

/** The focus was in what is gone: the window has it, and none of its elements. */
const isLost = (): boolean => document.hasFocus() && document.activeElement === document.body;

function focusHeading(screen: HTMLElement): void {
  const target = screen.querySelector<HTMLElement>('h1, h2') ?? screen;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
