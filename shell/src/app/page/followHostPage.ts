import type { HostChannel } from '@paywidget/shared/host';

/**
 * The parts that a frame needs only if its host shows it as high as its content: keep the button in sight, and name each new
 * screen, so that the host can scroll to its top.
 */
export function followHostPage(widget: HTMLElement, channel: HostChannel): void {
  let screen: string | undefined;

  const screenName = () => widget.querySelector<HTMLElement>('[data-screen]')?.dataset.screen;

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
