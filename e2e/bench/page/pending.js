/** Counts timers that have not fired yet and open sockets, and cuts the sockets. */
{
  const timers = new Set();
  const sockets = new Set();
  const { setTimeout, setInterval, clearTimeout, clearInterval, WebSocket } = globalThis;

  globalThis.setTimeout = (task, ...rest) => {
    const timer = setTimeout(
      (...given) => {
        timers.delete(timer);
        task(...given);
      },
      ...rest,
    );
    timers.add(timer);
    return timer;
  };
  globalThis.setInterval = (...given) => {
    const timer = setInterval(...given);
    timers.add(timer);
    return timer;
  };
  globalThis.clearTimeout = globalThis.clearInterval = (timer) => {
    timers.delete(timer);
    clearTimeout(timer);
    clearInterval(timer);
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.add(this);
      this.addEventListener('close', () => sockets.delete(this));
    }
  };
  globalThis.benchPending = () => ({ timers: timers.size, sockets: sockets.size });
  globalThis.benchCutSockets = () => {
    for (const socket of [...sockets]) socket.close();
  };
}
