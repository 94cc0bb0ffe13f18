import { expect, type Frame, type Page } from '@playwright/test';
import type { Player } from './Operator';
import { Widget } from './Widget';

type Message = { messageType: string } & Record<string, unknown>;

/** What the sandbox's plain host page keeps on its window. */
interface PlainHost {
  messages: Message[];
  send(message: unknown): void;
  handle: { update(changes: unknown): void; send(message: unknown): void };
}

export interface HostOptions {
  player: Player;
  /** Changes what the host says of the player. */
  user?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  transaction?: 'deposit' | 'withdrawal';
  theme?: 'light' | 'dark' | 'auto';
  tokens?: Record<string, string>;
  /** The operator's pushes reach the widget through the host, unless this is false. */
  forwardsPushes?: boolean;
  /** The host follows `Redirect` with its own window, unless this is false. */
  redirects?: boolean;
}

/** How the host page has the widget: in a frame, or mounted by its own code. */
export type HostMode = 'frame' | 'package';

/** One of the sandbox's host pages that do nothing by themselves, with the widget. */
export class HostPage {
  static readonly frame = '#widget iframe';
  readonly widget: Widget;

  constructor(
    readonly page: Page,
    readonly mode: HostMode = 'frame',
    /** What the host's payload asks for, unless a test says otherwise. */
    readonly transport: 'http' | 'socket' = 'http',
  ) {
    this.widget = new Widget(page, mode === 'frame' ? HostPage.frame : undefined);
  }

  address({ player, user, payload, ...options }: HostOptions): string {
    const said = {
      ...options,
      payload: { transport: this.transport, ...payload },
      user: { ...player.user, ...user },
    };
    const file = this.mode === 'frame' ? 'plain' : 'package';
    return `/host/${file}.html?options=${encodeURIComponent(JSON.stringify(said))}`;
  }

  async open(options: HostOptions): Promise<void> {
    // Not until everything in the frame has loaded: some tests keep files from it.
    await this.page.goto(this.address(options), { waitUntil: 'domcontentloaded' });
  }

  /** The widget's own document. */
  async frame(): Promise<Frame> {
    const element = await this.page.locator(HostPage.frame).elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('The host page has no widget');
    return frame;
  }

  /** What the widget has said so far, by `messageType`. */
  async messages(type?: string): Promise<Message[]> {
    const all = await this.page.evaluate(() => (window as unknown as Partial<PlainHost>).messages ?? []);
    return type ? all.filter(({ messageType }) => messageType === type) : all;
  }

  /** Waits until the widget has said something. */
  async expectMessage(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    await expect
      .poll(() => this.messages(type), `${type} ${JSON.stringify(fields)}`)
      .toContainEqual(expect.objectContaining(fields));
  }

  async send(type: string, payload?: unknown): Promise<void> {
    await this.page.evaluate((message) => (window as unknown as PlainHost).send(message), { type, payload });
  }

  async update(changes: Record<string, unknown>): Promise<void> {
    await this.page.evaluate((said) => (window as unknown as PlainHost).handle.update(said), changes);
  }

  async expectUnmounted(): Promise<void> {
    await expect(this.page.locator('#widget > *')).toHaveCount(0);
  }
}
