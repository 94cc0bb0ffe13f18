/** @jest-environment jsdom */
describe('the loader', () => {
  it('calls queued functions when it loads, and later ones at once', async () => {
    const early = jest.fn();
    const late = jest.fn();
    window.paywidgetQueue = [early];

    await import('./index');
    window.paywidgetQueue.push(late);

    expect(early).toHaveBeenCalledWith(window.Paywidget);
    expect(late).toHaveBeenCalledWith(window.Paywidget);
    expect(window.Paywidget).toEqual({ open: expect.any(Function), preload: expect.any(Function) });
  });
});
