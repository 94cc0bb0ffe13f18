import type { HostChannel } from '@paywidget/shared/host';

/**
 * What a frame needs only if its host shows it in a dialog, or as high as its content: tells the host of an `Escape` that nothing
 * in the widget uses, keeps the button in sight, and names each new screen, so that the host can scroll to its top.
 */
export function followHostPage(window: Window, widget: HTMLElement, channel: HostChannel): void {
  const { document } = window;
  let screen: string | undefined;

  const screenName = () => widget.querySelector<HTMLElement>('[data-screen]')?.dataset.screen;

  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector('[role="dialog"], dialog')) return;
    channel.send('Escape', {});
  });

  const screens = new MutationObserver(() => {
    const name = screenName();
    if (!name || name === screen) return;
    screen = name;
    channel.send('Screen', { name });
  });

  channel.on('viewport', ({ above, below }) => {
    widget.style.setProperty('--pw-above', `${above}px`);
    widget.style.setProperty('--pw-below', `${below}px`);
    if (screen !== undefined) return;
    screen = screenName() ?? '';
    screens.observe(widget, { subtree: true, childList: true });
  });
}
