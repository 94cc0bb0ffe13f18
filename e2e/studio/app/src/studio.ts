import type { EmbedUpdate } from '../../../../shell/src/embed/module';
import { button, element, find } from './dom';
import { type Options, optionsQuery, playerOptions, readOptions, tokensOf } from './options';
import { createOptionsForm } from './optionsForm';
import { findSandbox, type Sandbox, type Session } from './sandbox';
import { createDevice } from './stage/device';
import { createLiveWidget, type LiveWidget } from './stage/liveWidget';
import { createStateFrame } from './stage/stateFrame';
import { type StateAddress, type StateName, stateQuery } from './stateAddress';
import { createBreakItTab } from './tabs/breakIt/breakItTab';
import { createCodeTab } from './tabs/code/codeTab';
import { createLedgerTab } from './tabs/ledger/ledgerTab';
import { createMessagesTab } from './tabs/messages/messagesTab';
import { createStatesTab } from './tabs/states/statesTab';
import { createTabList } from './tabs/tabList';
import { createThemeTab } from './tabs/theme/themeTab';
import { tokenChanges } from './tabs/theme/tokens';
import { themeOf } from './widgetOptions';

const byId = (id: string) => find(`[id="${id}"]`, HTMLElement);
const inputById = (id: string) => find(`[id="${id}"]`, HTMLInputElement);

/** The address of the widget's deployment: from the options, else beside the studio. */
const deploymentOf = ({ deployment }: Options): string => {
  const url =
    URL.parse(deployment || '/paywidget/', document.baseURI) ?? new URL('/paywidget/', document.baseURI);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
};

/** Starts the studio on its page. */
export async function createStudio(): Promise<void> {
  let options = readOptions(location.search);
  let live: LiveWidget | undefined;
  let ledger: ReturnType<typeof createLedgerTab> | undefined;
  let sandbox: Sandbox | undefined;

  const form = createOptionsForm(
    find('#options', HTMLFormElement),
    byId('theme'),
    (changes) => void change(changes),
  );
  const device = createDevice(byId('device'));
  const code = createCodeTab(byId('ways'), byId('way-hint'), byId('files'));
  const theme = createThemeTab({
    panel: byId('theming'),
    onChange: (tokens) =>
      void change({ tokens: Object.keys(tokens).length > 0 ? JSON.stringify(tokens) : '' }),
  });
  const log = createMessagesTab({
    list: byId('message-log'),
    filter: inputById('message-filter'),
    clear: byId('message-clear'),
    count: byId('message-count'),
  });
  const stateFrame = createStateFrame(find('#state', HTMLIFrameElement), (message) => {
    if (message.studio === 'states') states.fill(message.states);
    else byId('state').dataset.state = 'ready';
  });
  const states = createStatesTab({
    filter: inputById('state-filter'),
    list: byId('state-list'),
    count: byId('state-count'),
    previous: byId('state-previous'),
    next: byId('state-next'),
    onChoose: ([route, state]) => void change({ route, state }),
  });
  const tabs = createTabList(find('[role="tablist"]', HTMLElement), (tab) => void change({ tab }));

  const stateAddress = (): StateAddress => ({
    route: options.route,
    state: options.state,
    theme: themeOf(options),
    lang: options.lang,
    tokens: tokensOf(options),
  });
  /** Without a player, the stage shows a state of the widget instead. */
  const showsState = () => options.tab === 'states' || (live !== undefined && !live.session());

  function render(): void {
    history.replaceState(null, '', location.pathname + optionsQuery(options));
    document.documentElement.dataset.theme = themeOf(options);
    form.show(options);
    device.show(options.device);
    code.show({
      ...options,
      src: deploymentOf(options),
      transaction: options.transaction === 'withdrawal' ? 'withdrawal' : 'deposit',
      theme: themeOf(options),
      tokens: tokensOf(options),
    });
    theme.show(tokensOf(options), modeOf(options));
    const name: StateName = [options.route, options.state];
    states.choose(name);
    byId('state-link').setAttribute('href', `state.html${stateQuery(stateAddress())}`);
    byId('state').hidden = !showsState();
    byId('widget').hidden = showsState();
    if (showsState()) stateFrame.show(stateAddress());
    showClosed();
  }

  let isOpen = false;
  function showClosed(): void {
    byId('closed').hidden = isOpen || showsState() || live === undefined;
  }

  async function change(changes: Partial<Options>): Promise<void> {
    const names = (Object.keys(changes) as (keyof Options)[]).filter(
      (name) => changes[name] !== options[name],
    );
    const before = tokensOf(options);
    options = { ...options, ...changes };
    render();
    if (!live) return;
    if (names.includes('deployment')) return location.reload();
    if (names.some((name) => playerOptions.has(name))) await live.signIn();
    if (names.some((name) => playerOptions.has(name) || reopens.has(name))) return live.open();
    if (names.includes('lang')) live.update({ user: { lang: options.lang } });
    if (names.includes('theme')) live.update({ theme: themeOf(options) });
    if (names.includes('tokens'))
      live.update({ tokens: tokenChanges(before, tokensOf(options)) as EmbedUpdate['tokens'] });
  }

  const account = (session: Session) => void ledger?.refresh(session.token);

  prefersDark.addEventListener('change', render);
  render();
  tabs.show(options.tab);

  const src = deploymentOf(options);
  sandbox = await findSandbox(new URL(src).origin);
  document.documentElement.dataset.sandbox = sandbox ? 'found' : 'none';
  live = createLiveWidget({
    container: byId('widget'),
    src,
    sandbox,
    options: () => options,
    onMessage: log,
    onOpen(open) {
      isOpen = open;
      showClosed();
    },
    onAccount: account,
  });
  const opened = live;
  byId('open').addEventListener('click', opened.open);
  byId('host-actions').append(
    button('Send “back”', () => opened.send('back')),
    button('Close', opened.close),
    button('Open again', opened.open),
    ...(sandbox
      ? [
          button('Revoke the token', () => void opened.revokeToken()),
          button('Renew the token', () => void opened.renewToken()),
          button('New player', () => void opened.newPlayer().then(opened.open)),
        ]
      : []),
  );
  followUserField(opened);

  if (sandbox) {
    form.fill(sandbox.catalogue);
    showAmounts(sandbox);
    ledger = createLedgerTab(sandbox, {
      balance: byId('balance'),
      verdict: byId('ledger-verdict'),
      payments: byId('payments'),
      entries: byId('entries'),
    });
    if (new URL(src).origin === location.origin) {
      createBreakItTab({
        sandbox,
        live: opened,
        cards: byId('scenarios'),
        story: byId('story'),
        caption: (text) => {
          byId('caption').textContent = text;
        },
        async signIn() {
          options = { ...options, ...brokenPlayer };
          render();
          await opened.newPlayer();
        },
      });
    }
    render();
    await opened.signIn();
    opened.open();
  } else {
    byId('caption').textContent =
      'No sandbox here: these are the widget’s real screens, with a server inside the page. Run npm start for payments.';
  }
  render();

  /** A deployment without a sandbox opens for a player that its host has signed in. */
  function followUserField(widget: LiveWidget): void {
    const field = find('[name="user"]', HTMLTextAreaElement);
    byId('user-field').hidden = sandbox !== undefined || options.deployment === '';
    field.addEventListener('change', () => {
      try {
        widget.use(JSON.parse(field.value));
        field.setCustomValidity('');
      } catch {
        field.setCustomValidity('This is not JSON.');
        field.reportValidity();
        return;
      }
      render();
      widget.open();
    });
  }
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** The mode that is shown. */
const modeOf = (options: Options) => {
  const theme = themeOf(options);
  if (theme === 'auto') return prefersDark.matches ? 'dark' : 'light';
  return theme;
};

/** Options that need a new frame, but no other player. */
const reopens: ReadonlySet<keyof Options> = new Set(['transaction', 'experiment', 'close', 'bonus']);

/** The player whose deposit is broken. */
const brokenPlayer: Partial<Options> = {
  country: 'br',
  currency: 'BRL',
  view: 'main',
  transaction: 'deposit',
  platform: 'desktop',
};

const showAmounts = ({ catalogue }: Sandbox) =>
  byId('amounts').replaceChildren(
    ...catalogue.outcomes.map(({ code, does }) =>
      element('tr', {}, element('td', { className: 'figure' }, `.${code}`), element('td', {}, does)),
    ),
  );
