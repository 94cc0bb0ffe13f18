/** The size of the desktop's page in px. It is scaled down to the room that it has. */
const desktopWidth = 1024;

/** Shows the widget on a phone or on a desktop, as large as there is room. */
export function createDevice(frame: HTMLElement) {
  const room = frame.parentElement;

  function fit(): void {
    const isDesktop = frame.dataset.device === 'desktop';
    const scale = isDesktop && room ? Math.min(1, room.clientWidth / desktopWidth) : 1;
    frame.style.setProperty('--pw-scale', String(scale));
  }

  if (room) new ResizeObserver(fit).observe(room);
  return {
    show(device: string): void {
      frame.dataset.device = device === 'desktop' ? 'desktop' : 'phone';
      document.documentElement.dataset.device = frame.dataset.device;
      fit();
    },
  };
}
