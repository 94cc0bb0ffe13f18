import { atom } from 'jotai';
import { type Attempt, parseAttempt } from './attempt';
import { sessionAtom } from './session';

/** The one owner of the unfinished attempt. None of its calls throws. */
export interface AttemptStore {
  read(): Attempt | undefined;
  write(attempt: Attempt): void;
  /** Ends the attempt: at a final status, on leaving the complete page, or when nothing came of it. */
  clear(): void;
}

/** What keeps texts by key: the browser's `sessionStorage`, as far as it is needed here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Merely naming `sessionStorage` throws where the browser refuses storage to a frame. */
const browserStorage = (): TextStorage => window.sessionStorage;

/**
 * Keeps an attempt under a key. Where storage is refused, or full, it lives in memory and ends with the page. What
 * cannot be read as an attempt is removed.
 */
export function createAttemptStore(key: string, storage: () => TextStorage = browserStorage): AttemptStore {
  let inMemory: Attempt | undefined;

  function stored<Result>(use: (storage: TextStorage) => Result): Result | undefined {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  }

  function clear() {
    inMemory = undefined;
    stored((texts) => texts.removeItem(key));
  }

  function read(): Attempt | undefined {
    if (inMemory) return inMemory;
    const text = stored((texts) => texts.getItem(key)) ?? undefined;
    const attempt = text === undefined ? undefined : parseAttempt(text);
    if (text !== undefined && !attempt) clear();
    return attempt;
  }

  function write(attempt: Attempt) {
    const isStored = stored((texts) => {
      texts.setItem(key, JSON.stringify(attempt));
      return true;
    });
    inMemory = isStored ? undefined : attempt;
    // An older attempt must not come back after a reload.
    if (!isStored) stored((texts) => texts.removeItem(key));
  }

  return { read, write, clear };
}

/** Partner, player and the instance's name: two widgets of one page, and two players of one browser, never mix. */
const attemptKeyAtom = atom((get) => {
  const session = get(sessionAtom);
  const partner = session?.payload.partnerKey || session?.user.partnerKey || '';
  const player =
    session?.user.id ?? session?.user.idUser ?? session?.user.hashId ?? session?.payload.userId ?? '';
  return ['paywidget.attempt', partner, player, window.name].map(encodeURIComponent).join('/');
});

/** The player's unfinished attempt. Changes of the session that leave the player the same keep the same store. */
export const attemptStoreAtom = atom((get) => createAttemptStore(get(attemptKeyAtom)));
