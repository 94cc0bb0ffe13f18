import {
  type EmbedHandle,
  type EmbedUpdate,
  type OutgoingMessage,
  open,
} from '../../../../../shell/src/embed/module';
import type { Options } from '../options';
import type { Sandbox, Session } from '../sandbox';
import { forgetSession, keepToken, restoreOrSignIn } from '../session';
import { widgetOptions } from '../widgetOptions';

/** A message between the host and the widget, or something that the host did. */
export interface LoggedMessage {
  direction: 'to' | 'from' | 'event';
  name: string;
  data: unknown;
}

interface LiveWidgetOptions {
  container: HTMLElement;
  /** The address of the deployment. */
  src: string;
  sandbox: Sandbox | undefined;
  options: () => Options;
  onMessage: (message: LoggedMessage) => void;
  /** Called when the widget opens or closes. */
  onOpen: (isOpen: boolean) => void;
  /** Called when the player or their money may have changed. */
  onAccount: (session: Session) => void;
}

/** The host: signs the player in, opens the widget, and passes messages on. */
export type LiveWidget = ReturnType<typeof createLiveWidget>;

const results: ReadonlySet<string> = new Set(['DepositStatus', 'WithdrawalStatus']);

export function createLiveWidget({
  container,
  src,
  sandbox,
  options,
  onMessage,
  onOpen,
  onAccount,
}: LiveWidgetOptions) {
  let session: Session | undefined;
  let widget: EmbedHandle | undefined;
  let stopPushes = () => {};

  function receive(message: OutgoingMessage): void {
    onMessage({ direction: 'from', name: message.messageType, data: message });
    if (results.has(message.messageType)) void refreshBalance();
  }

  /** Tells the widget the new balance, as a host does after a payment. */
  async function refreshBalance(): Promise<void> {
    if (!sandbox || !session) return;
    onAccount(session);
    const { balanceData } = await sandbox.user(session.token);
    widget?.update({ user: { balanceData } as EmbedUpdate['user'] });
  }

  function send(type: string, payload?: unknown): void {
    onMessage({ direction: 'to', name: type, data: payload });
    widget?.send({ type, payload });
  }

  async function signIn(): Promise<void> {
    if (!sandbox) return;
    stopPushes();
    const signedIn = await restoreOrSignIn(sandbox, options());
    session = signedIn;
    stopPushes = sandbox.subscribe(signedIn.token, (type, payload) => {
      send(type, payload);
      onAccount(signedIn);
    });
    onAccount(signedIn);
  }

  function close(): void {
    widget?.unmount();
    widget = undefined;
    onOpen(false);
  }

  function openWidget(): void {
    close();
    if (!session) return;
    const shown = { ...widgetOptions(options(), sandbox?.catalogue), user: session.user, src };
    onMessage({ direction: 'event', name: 'open', data: shown });
    widget = open({
      ...shown,
      container,
      onMessage: receive,
      on: {
        Close: () => {
          onMessage({ direction: 'event', name: 'closed', data: {} });
          close();
        },
      },
    });
    onOpen(true);
  }

  return {
    session: () => session,
    signIn,
    /** Opens the widget for the signed-in player. */
    open: openWidget,
    close,
    send,
    update(changes: EmbedUpdate): void {
      onMessage({ direction: 'to', name: 'update', data: changes });
      widget?.update(changes);
    },
    /** Signs in with a player of a deployment without a sandbox, as its host would. */
    use(user: Session['user']): void {
      session = { token: String(user.token), user };
    },
    async newPlayer(): Promise<void> {
      forgetSession();
      await signIn();
    },
    async renewToken(): Promise<void> {
      if (!sandbox || !session) return;
      session = await sandbox.renew(session.token);
      keepToken(session.token);
    },
    async revokeToken(): Promise<void> {
      if (session) await sandbox?.revoke(session.token);
    },
    /** The widget's document, if it is at the studio's own origin. */
    document: (): Document | undefined => container.querySelector('iframe')?.contentDocument ?? undefined,
  };
}
