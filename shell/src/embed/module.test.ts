it('can be imported on a server, which has no window: frameworks render pages there', async () => {
  expect(typeof window).toBe('undefined');
  await expect(import('./module')).resolves.toHaveProperty('open');
});
