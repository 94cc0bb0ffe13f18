import { call } from './sandbox.js';

const isOpen = ({ status }) => status === 'NEW' || status === 'PROCESSING';

/** @param {string} tag @param {string} text @param {string} [className] */
function element(tag, text, className = '') {
  const created = document.createElement(tag);
  created.textContent = text;
  created.className = className;
  return created;
}

function button(text, onPress) {
  const created = element('button', text);
  created.type = 'button';
  created.addEventListener('click', onPress);
  return created;
}

function paymentRow(kind, payment, refresh) {
  const row = element('div', '', 'task');
  const amount = payment.amount === null ? payment.currency : `${payment.amount} ${payment.currency}`;
  row.append(element('p', `${kind}: ${payment.method}, ${amount}, ${payment.status}`));
  if (!isOpen(payment)) return row;
  const changeStatus = (to) => async () => {
    await call(`${kind}s/${payment.id}/settle`, { to });
    await refresh();
  };
  if (kind === 'deposit' && payment.kind === 'crypto') {
    const send = (coins) => async () => {
      await call(`deposits/${payment.id}/transaction`, coins);
      await refresh();
    };
    row.append(
      button('Send coins', send({ speed: 5 })),
      button('Send too few', send({ amount: '0.00000001', speed: 20 })),
    );
  } else if (kind === 'deposit') {
    const link = element('a', 'Provider page');
    Object.assign(link, { href: `/provider/pay/${payment.id}`, target: '_blank', rel: 'noopener' });
    row.append(link);
  }
  row.append(button('Pay', changeStatus('PAYED')), button('Decline', changeStatus('CANCELED')));
  return row;
}

/**
 * Creates the view of a player's balances, ledger and payments. Returns a function that refreshes it.
 * @param {{ balance: HTMLElement, ledger: HTMLElement, state: HTMLElement, tasks: HTMLElement }} elements
 */
export function createAccountView({ balance, ledger, state, tasks }) {
  return async function refresh(token) {
    const report = await call(`ledger?player=${encodeURIComponent(token)}`);
    const refreshAgain = () => refresh(token);
    const currency = report.entries.find(({ account }) => account.endsWith(':main'))?.currency ?? '';
    const { main, additional, coins } = report.balances;
    balance.textContent = [
      `${main} ${currency}`,
      ...(additional === undefined ? [] : [`+ ${additional} ${currency}`]),
      ...(coins.SC === '0' ? [] : [`${coins.SC} SC`, `${coins.GC} GC`]),
    ].join(' · ');

    const doubles = report.suspectedDoubles.length + report.creditedTwice.length;
    state.textContent =
      doubles > 0 ? `${doubles} payments look like they were made twice` : 'No payment was made twice';
    state.classList.toggle('bad', doubles > 0 || !report.isBalanced);
    ledger.replaceChildren(
      ...report.entries.reverse().map((entry) => {
        const row = document.createElement('tr');
        row.append(
          element('td', entry.at.slice(11, 19)),
          element('td', entry.account.replace(`player:${report.player}:`, 'player ')),
          element('td', `${entry.amount} ${entry.currency}`, 'amount'),
          element('td', `${entry.reason} ${entry.subject}`),
        );
        return row;
      }),
    );

    const rows = [
      ...report.deposits.map((deposit) => paymentRow('deposit', deposit, refreshAgain)),
      ...report.withdrawals.map((withdrawal) => paymentRow('withdrawal', withdrawal, refreshAgain)),
    ];
    tasks.replaceChildren(
      ...(rows.length > 0 ? rows.slice(0, 12) : [element('p', 'No payments yet.', 'hint')]),
    );
  };
}
