/** Stable hooks that identify a control after its screen is rendered again. */
const hooks = ['data-method', 'data-group', 'data-box', 'data-chip', 'data-bonus', 'data-action'] as const;

interface Control {
  hook: (typeof hooks)[number];
  value: string;
}

interface Visit {
  /** Unique per mount of a screen. */
  key: string;
  name: string;
  control?: Control;
}

/**
 * Moves the focus when the screen changes: to the heading of a new screen or, on return, to the control that the player used
 * to leave. Does not move the focus for the first screen, if the focus is already in the new screen, or if the same screen
 * is mounted again and did not have the focus. So neither loading nor updating the widget takes the focus from the host's
 * page.
 */
export class FocusHistory {
  private visits: Visit[] = [];

  /**
   * Call when a screen has been shown. A second call for the same mount (strict mode) does nothing.
   * @param bar holds the screen's heading, unless the screen has a separate heading
   */
  screenShown(key: string, name: string, screen: HTMLElement, bar?: Element): void {
    const current = this.visits.at(-1);
    if (current?.key === key && current.name === name) return;

    const index = this.visits.findLastIndex((visit) => visit.name === name);
    const [previousVisit] = index < 0 ? [] : this.visits.splice(index);
    this.visits.push({ key, name, control: previousVisit?.control });
    if (!current || (current.name === name && !isFocusLost())) return;
    // The focus is already in the screen, as in a form that was drawn early.
    if (screen.contains(document.activeElement)) return;

    const control = previousVisit?.control && find(screen, previousVisit.control);
    if (control) control.focus();
    else focusHeading(screen, bar);
  }

  /**
   * Call when the content of a place has changed. If the control with the focus is gone, moves the focus to the heading.
   * Does nothing before the first screen.
   */
  restoreLostFocus(place: HTMLElement, bar?: Element): void {
    if (this.visits.length > 0 && isFocusLost()) focusHeading(place, bar);
  }

  /** Call on each press and focus inside a screen. The last control gets the focus when the player returns. */
  recordFocus(name: string, target: EventTarget): void {
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

/** Returns true if the focused element was removed: the window has the focus, but no element has it. */
const isFocusLost = (): boolean => document.hasFocus() && document.activeElement === document.body;

function focusHeading(screen: HTMLElement, bar?: Element): void {
  const target =
    bar?.querySelector<HTMLElement>('h1') ?? screen.querySelector<HTMLElement>('h1, h2') ?? screen;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
