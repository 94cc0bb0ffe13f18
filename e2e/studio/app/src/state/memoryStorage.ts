/**
 * Gives the page a session storage in memory. The browser's session storage belongs to the whole tab: a state would leave an
 * unfinished payment to the widget beside it, and would find the widget's payment.
 */
export function useMemoryStorage(): void {
  const texts = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
  Object.defineProperty(window, 'sessionStorage', { value: storage, configurable: true });
}
