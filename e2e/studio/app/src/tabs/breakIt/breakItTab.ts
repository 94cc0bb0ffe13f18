import { button, element, wait } from '../../dom';
import type { LedgerReport, Sandbox } from '../../sandbox';
import type { LiveWidget } from '../../stage/liveWidget';
import { createDriver } from './driver';
import { createEndpoint, type Drive, type Scenario, scenarios } from './scenarios';

interface BreakItOptions {
  sandbox: Sandbox;
  live: LiveWidget;
  cards: HTMLElement;
  story: HTMLElement;
  /** Makes a new player the one whose deposit is broken. */
  signIn: () => Promise<void>;
  /** Shows what happens beside the widget, where no tab hides it. */
  caption: (text: string) => void;
}

const scopeCookie = 'sandbox-scope';
const creditTimeoutMs = 15_000;

/** Breaks a deposit on one press, plays it to its end, and shows the bookings of the ledger. */
export function createBreakItTab({ sandbox, live, cards, story, signIn, caption }: BreakItOptions) {
  const driver = createDriver(live.document);
  let isRunning = false;

  cards.replaceChildren(
    ...scenarios.map((scenario) =>
      element(
        'li',
        {},
        element('h3', {}, scenario.title),
        element('p', {}, scenario.text),
        button('Break it', () => void start(scenario), 'primary'),
      ),
    ),
  );
  const buttons = [...cards.querySelectorAll('button')];
  for (const [index, pressed] of buttons.entries()) {
    pressed.dataset.scenario = scenarios[index]?.id;
    pressed.setAttribute('aria-label', `Break it: ${scenarios[index]?.title}`);
  }

  function say(text: string, tone?: 'success' | 'danger'): void {
    caption(text);
    story.append(element('li', tone ? { data: { tone } } : {}, text));
  }

  async function start(scenario: Scenario): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (const each of buttons) each.setAttribute('aria-disabled', 'true');
    story.replaceChildren();
    say(`${scenario.title}: a new player with nothing to lose signs in.`);
    try {
      await signIn();
      await scenario.run(driveOf());
      await showOutcome(scenario);
    } catch (error) {
      say(`It did not end as it should: ${error instanceof Error ? error.message : error}`, 'danger');
    } finally {
      const token = live.session()?.token;
      if (token) await sandbox.clearFaults({ player: token }).catch(() => undefined);
      for (const each of buttons) each.removeAttribute('aria-disabled');
      isRunning = false;
    }
  }

  const tokenNow = (): string => {
    const token = live.session()?.token;
    if (!token) throw new Error('No player is signed in');
    return token;
  };

  const driveOf = (): Drive => ({
    ...driver,
    say,
    openWidget: live.open,
    breakCalls: (...rules) => sandbox.addFaults(rules, { player: tokenNow() }),
    breakDepositFlow,
    async payDeposit() {
      const { deposits } = await sandbox.ledger(tokenNow());
      for (const { id } of deposits) await sandbox.settle('deposit', id, 'PAYED');
    },
  });

  /** The cookie makes the fault this browser's own. The entry may be in the browser's cache: loading it again drops it there. */
  async function breakDepositFlow(): Promise<() => Promise<void>> {
    const scope = `studio-${crypto.randomUUID()}`;
    const files = live.document()?.defaultView?.performance.getEntriesByType('resource') ?? [];
    const entry = files.find(({ name }) => /\/static\/mf-deposit\/.*remoteEntry/.test(name));
    setScope(scope);
    await sandbox.addFaults(
      [{ match: { path: '/static/mf-deposit/.*remoteEntry' }, action: 'status', status: 503 }],
      { scope },
    );
    if (entry) await fetch(entry.name, { cache: 'reload' });
    return async () => {
      setScope(undefined);
      await sandbox.clearFaults({ scope });
    };
  }

  async function showOutcome(scenario: Scenario): Promise<void> {
    const report = await creditedReport();
    const calls = await sandbox.requests(tokenNow(), createEndpoint);
    const credits = creditsIn(report);
    const paidDeposits = report.deposits.filter(({ status }) => status === 'PAYED');
    const isCreditedOnce =
      credits.length === 1 &&
      Number(credits[0]) === Number(scenario.amount) &&
      paidDeposits.length === 1 &&
      report.isBalanced &&
      report.creditedTwice.length === 0;
    const keys = new Set(calls.map(({ headers }) => headers['idempotency-key']));
    say(
      `${isCreditedOnce ? 'Credited once' : 'Not credited once'}: ${credits.join(' and ') || 'nothing'} ${
        report.deposits[0]?.currency ?? ''
      }. ${figure(calls.length, 'call')} with ${figure(keys.size, 'key')}, ${figure(report.deposits.length, 'deposit')}, ${figure(credits.length, 'credit')}.`,
      isCreditedOnce ? 'success' : 'danger',
    );
  }

  /** Waits for the first credit, and then a while for one too many. */
  async function creditedReport(): Promise<LedgerReport> {
    const end = Date.now() + creditTimeoutMs;
    while (creditsIn(await sandbox.ledger(tokenNow())).length === 0 && Date.now() < end) await wait(200);
    await wait(600);
    return sandbox.ledger(tokenNow());
  }
}

const figure = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const creditsIn = ({ entries, player }: LedgerReport): string[] =>
  entries
    .filter(({ account, reason }) => account.startsWith(`player:${player}`) && reason === 'deposit')
    .map(({ amount }) => amount);

/** Marks the requests for the widget's files, so that a fault applies only to them. The script of the studio runs where the widget does. */
function setScope(scope: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store
  document.cookie = `${scopeCookie}=${scope ?? ''}; path=/paywidget; SameSite=Strict; max-age=${scope ? 120 : 0}`;
}
