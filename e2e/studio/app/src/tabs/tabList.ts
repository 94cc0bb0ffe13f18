/**
 * Makes the buttons with the role `tab` a tab list by the ARIA pattern: one is in the order of Tab, arrows, Home and End move and show. Each
 * names its panel in `aria-controls`.
 * @param onShow called with the id of the panel that is shown
 */
export function createTabList(list: HTMLElement, onShow: (panel: string) => void) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panelOf = (tab: Element) => tab.getAttribute('aria-controls') ?? '';

  for (const tab of tabs) document.getElementById(panelOf(tab))?.setAttribute('tabindex', '0');

  function show(panel: string): void {
    const chosen = tabs.find((tab) => panelOf(tab) === panel) ?? tabs[0];
    for (const tab of tabs) {
      const isShown = tab === chosen;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      document.getElementById(panelOf(tab))?.toggleAttribute('hidden', !isShown);
    }
    if (!chosen) return;
    // Without `scrollIntoView`, which would scroll the page too.
    list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 });
    onShow(panelOf(chosen));
  }

  const targets: Readonly<Record<string, (index: number) => number>> = {
    ArrowRight: (index) => (index + 1) % tabs.length,
    ArrowLeft: (index) => (index - 1 + tabs.length) % tabs.length,
    Home: () => 0,
    End: () => tabs.length - 1,
  };
  list.addEventListener('keydown', (event) => {
    const index = tabs.indexOf(document.activeElement as HTMLElement);
    const next = tabs[targets[event.key]?.(index) ?? -1];
    if (index < 0 || !next) return;
    event.preventDefault();
    next.focus();
    show(panelOf(next));
  });
  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
    if (tab) show(panelOf(tab));
  });
  return { show };
}
