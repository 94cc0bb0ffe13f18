import { button, element } from '../../dom';
import type { LedgerReport, Sandbox } from '../../sandbox';

interface LedgerElements {
  balance: HTMLElement;
  verdict: HTMLElement;
  payments: HTMLElement;
  entries: HTMLElement;
}

const isOpen = (status: string) => status === 'NEW' || status === 'PROCESSING';

/** Returns the balances as text, such as `500 BRL · 250 BRL bonus`. */
function balanceText({ balances, entries }: LedgerReport): string {
  const { main, additional, coins } = balances;
  const currency = entries.find(({ account }) => account.endsWith(':main'))?.currency ?? '';
  return [
    `${main} ${currency}`.trim(),
    additional !== undefined && `+ ${additional} ${currency}`.trim(),
    coins?.SC !== undefined && coins.SC !== '0' && `${coins.SC} SC`,
    coins?.GC !== undefined && coins.GC !== '0' && `${coins.GC} GC`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Shows the player's balances, payments and both sides of each transfer, as the sandbox has booked them. */
export function createLedgerTab(sandbox: Sandbox, { balance, verdict, payments, entries }: LedgerElements) {
  let latest = 0;
  // It scrolls, so the keyboard must reach it.
  entries.closest('.scroll')?.setAttribute('tabindex', '0');

  async function refresh(token: string): Promise<LedgerReport> {
    latest += 1;
    const call = latest;
    const report = await sandbox.ledger(token);
    if (call === latest) show(token, report);
    return report;
  }

  function show(token: string, report: LedgerReport): void {
    const again = () => void refresh(token);
    balance.textContent = balanceText(report);
    const isWrong = report.creditedTwice.length + report.suspectedDoubles.length > 0 || !report.isBalanced;
    verdict.dataset.tone = isWrong ? 'danger' : 'success';
    verdict.textContent = isWrong
      ? 'The books are not right: a payment was made twice, or the sums differ.'
      : 'The books balance, and no payment was made twice.';
    const rows = [
      ...report.deposits.map((deposit) => paymentRow('deposit', deposit, again)),
      ...report.withdrawals.map((withdrawal) => paymentRow('withdrawal', withdrawal, again)),
    ];
    payments.replaceChildren(
      ...(rows.length > 0
        ? rows.slice(0, 12)
        : [element('p', { className: 'empty' }, 'No payments yet. Deposit something in the widget.')]),
    );
    entries.replaceChildren(
      ...[...report.entries]
        .reverse()
        .map((entry) =>
          element(
            'tr',
            {},
            element('td', { className: 'figure' }, entry.at.slice(11, 19)),
            element('td', {}, entry.account.replace(`player:${report.player}:`, 'player ')),
            element(
              'td',
              { className: `figure ${entry.amount.startsWith('-') ? 'minus' : 'plus'}` },
              `${entry.amount} ${entry.currency}`,
            ),
            element('td', {}, entry.reason),
          ),
        ),
    );
  }

  type Payment = LedgerReport['deposits'][number] | LedgerReport['withdrawals'][number];

  function paymentRow(kind: 'deposit' | 'withdrawal', payment: Payment, again: () => void): HTMLElement {
    const amount = payment.amount === null ? payment.currency : `${payment.amount} ${payment.currency}`;
    const row = element(
      'li',
      {},
      element('strong', { className: 'figure' }, amount),
      element('span', {}, `${kind === 'deposit' ? 'Deposit' : 'Withdrawal'} · ${payment.method}`),
      element('span', { className: 'status', data: { status: payment.status } }, payment.status),
    );
    if (!isOpen(payment.status)) return row;
    const act = (text: string, action: () => Promise<void>) => button(text, () => void action().then(again));
    const actions = element('div', { className: 'actions' });
    if (kind === 'deposit' && 'kind' in payment && payment.kind === 'crypto') {
      actions.append(
        act('Send coins', () => sandbox.sendCoins(payment.id, { speed: 5 })),
        act('Send too few', () => sandbox.sendCoins(payment.id, { amount: '0.00000001', speed: 20 })),
      );
    }
    if (kind === 'deposit' && 'kind' in payment && payment.kind !== 'crypto') {
      const href = sandbox.address(`/provider/pay/${payment.id}`);
      actions.append(element('a', { href, target: '_blank', rel: 'noopener' }, 'Provider’s page'));
    }
    actions.append(
      act('Pay', () => sandbox.settle(kind, payment.id, 'PAYED')),
      act('Decline', () => sandbox.settle(kind, payment.id, 'CANCELED')),
    );
    row.append(actions);
    return row;
  }

  return { refresh };
}
