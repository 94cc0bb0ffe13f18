import { expect, type Frame, type Page } from '@playwright/test';
import type { Player } from './Operator';
import { Widget } from './Widget';

type Message = { messageType: string } & Record<string, unknown>;

/** The members of `window` on the sandbox's plain host page. */
interface PlainHost {
  messages: Message[];
  send(message: unknown): void;
  handle: { update(changes: unknown): void; send(message: unknown): void };
}

export interface HostOptions {
  player: Player;
  /** Replaces fields of the player's data that the host passes to the widget. */
  user?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  transaction?: 'deposit' | 'withdrawal';
  /** If null, the host gives none. By default `light`. */
  theme?: 'light' | 'dark' | 'auto' | null;
  tokens?: Record<string, unknown>;
  /** If false, the host does not pass the operator's pushes on to the widget. */
  forwardsPushes?: boolean;
  /** If false, the host ignores `Redirect` messages. */
  redirects?: boolean;
}

/** How the host page embeds the widget: in a frame, or mounted by its own code. */
export type HostMode = 'frame' | 'package';

/** The sandbox's plain host page with the widget. It does only what the test asks for. */
export class HostPage {
  static readonly frame = '#widget iframe';
  readonly widget: Widget;

  constructor(
    readonly page: Page,
    readonly mode: HostMode = 'frame',
    /** The transport in the host's payload, unless a test sets another one. */
    readonly transport: 'http' | 'socket' = 'http',
  ) {
    this.widget = new Widget(page, mode === 'frame' ? HostPage.frame : undefined);
  }

  address({ player, user, payload, ...options }: HostOptions): string {
    const data = {
      ...options,
      payload: { transport: this.transport, ...payload },
      user: { ...player.user, ...user },
    };
    const file = this.mode === 'frame' ? 'plain' : 'package';
    return `/host/${file}.html?options=${encodeURIComponent(JSON.stringify(data))}`;
  }

  async open(options: HostOptions): Promise<void> {
    // Does not wait for `load`: some tests block files of the frame.
    await this.page.goto(this.address(options), { waitUntil: 'domcontentloaded' });
  }

  /** The frame of the widget. */
  async frame(): Promise<Frame> {
    const element = await this.page.locator(HostPage.frame).elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('The host page has no widget');
    return frame;
  }

  /** The messages from the widget so far. With a `messageType`, only the messages of this type. */
  async messages(type?: string): Promise<Message[]> {
    const all = await this.page.evaluate(() => (window as unknown as Partial<PlainHost>).messages ?? []);
    return type ? all.filter(({ messageType }) => messageType === type) : all;
  }

  /** Waits for a message from the widget that contains `fields`. */
  async expectMessage(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    await expect
      .poll(() => this.messages(type), `${type} ${JSON.stringify(fields)}`)
      .toContainEqual(expect.objectContaining(fields));
  }

  async send(type: string, payload?: unknown): Promise<void> {
    await this.page.evaluate((message) => (window as unknown as PlainHost).send(message), { type, payload });
  }

  async update(changes: Record<string, unknown>): Promise<void> {
    await this.page.evaluate((update) => (window as unknown as PlainHost).handle.update(update), changes);
  }

  async expectUnmounted(): Promise<void> {
    await expect(this.page.locator('#widget > *')).toHaveCount(0);
  }
}
