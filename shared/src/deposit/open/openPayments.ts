import {
  type Attempt,
  atom,
  attemptStoreAtom,
  isOpenPayment,
  openPaymentsTextAtom,
  parseAttempt,
  serializeAttempt,
} from '@paywidget/shared/state';
import * as z from 'zod/mini';

/** An older one is no longer listed. */
const maxCount = 5;

/** Texts of attempts, so that they are read and written as the current attempt is. */
const Texts = z.array(z.string());

/** A created deposit without a final status. */
export type OpenPayment = Attempt & { depositId: string };

const isOpen = (attempt: Attempt | undefined): attempt is OpenPayment =>
  attempt !== undefined && isOpenPayment(attempt);

/** The player's open payments: those whose complete page was left, and the current attempt. */
export interface OpenPayments {
  /** The newest first. */
  list(): readonly OpenPayment[];
  find(depositId: string | undefined): OpenPayment | undefined;
  /** Keeps an attempt after it is no longer the current one. Ignored for an attempt that is not an open payment. */
  keep(attempt: Attempt | undefined): void;
  /** Makes an attempt the current one. Keeps the previous one, if it is open. */
  resume(attempt: OpenPayment): void;
  /** Removes a payment that has a final status, wherever it is stored. Without an id, there is nothing to remove. */
  end(depositId: string | undefined): void;
  /** Records that the player has paid a payment, wherever it is stored. */
  markPaid(depositId: string): void;
  /** Like `end`, but lists show the payment until it has a final status. */
  leave(depositId: string | undefined): void;
}

export const openPaymentsAtom = atom((get): OpenPayments => {
  const texts = get(openPaymentsTextAtom);
  const attempts = get(attemptStoreAtom);

  const kept = () => parseTexts(texts.read()).filter(isOpen);
  const others = (depositId: string) => kept().filter((payment) => payment.depositId !== depositId);

  function write(payments: readonly OpenPayment[]) {
    if (payments.length === 0) texts.clear();
    else texts.write(JSON.stringify(payments.slice(0, maxCount).map(serializeAttempt)));
  }

  function keep(attempt: Attempt | undefined) {
    if (isOpen(attempt)) write([attempt, ...others(attempt.depositId)]);
  }

  function list() {
    const current = attempts.read();
    return isOpen(current) ? [current, ...others(current.depositId)] : kept();
  }

  function end(depositId: string | undefined) {
    if (depositId === undefined) return;
    write(others(depositId));
    if (attempts.read()?.depositId === depositId) attempts.clear();
  }

  return {
    keep,
    list,
    find: (depositId) => list().find((payment) => payment.depositId === depositId),
    end,
    resume(attempt) {
      const current = attempts.read();
      // An unresolved deposit stays the current one: the next submit checks it before it creates another.
      if (current?.isUnknown) return keep(attempt);
      write(others(attempt.depositId));
      if (current?.depositId !== attempt.depositId) keep(current);
      attempts.write(attempt);
    },
    markPaid(depositId) {
      const current = attempts.read();
      if (current?.depositId === depositId) attempts.write({ ...current, isPaid: true });
      write(
        kept().map((payment) => (payment.depositId === depositId ? { ...payment, isPaid: true } : payment)),
      );
    },
    leave(depositId) {
      const attempt = list().find((payment) => payment.depositId === depositId);
      end(depositId);
      keep(attempt);
    },
  };
});

function parseTexts(text: string | undefined): Attempt[] {
  if (text === undefined) return [];
  try {
    const texts = z.safeParse(Texts, JSON.parse(text)).data ?? [];
    return texts.flatMap((attempt) => parseAttempt(attempt) ?? []);
  } catch {
    return [];
  }
}
