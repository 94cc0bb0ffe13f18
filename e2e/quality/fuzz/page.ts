/** The few things of a page that the code under test reads, for Node. Import it first. */
Object.assign(globalThis, {
  window: Object.assign(globalThis.window ?? {}, {
    name: 'paywidget-1',
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
