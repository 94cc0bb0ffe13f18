/** A fake `WebSocket`. The test plays its server. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: unknown[] = [];
  readonly send = (text: string) => void this.sent.push(JSON.parse(text));

  constructor(readonly url: string) {
    super();
  }

  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  receive(frame: unknown) {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

/** Returns a fake `WebSocket` class and the sockets that were created with it. */
export function fakeSockets() {
  const sockets: FakeSocket[] = [];
  class Socket extends FakeSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  }
  return { sockets, Socket: Socket as unknown as typeof WebSocket };
}
