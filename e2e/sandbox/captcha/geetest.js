/**
 * A stand-in for GeeTest v4's script (https://docs.geetest.com: `initGeetest4(options, ready)`). The captcha id says how it
 * goes:
 *
 *   pass      passes by itself          close    the player closes it at once
 *   error     the vendor refuses        network  the vendor cannot be reached
 *   empty     passes, with nothing      silent   never gets to anything
 *
 * Any other id asks for a press.
 */
window.initGeetest4 = (options, ready) => {
  const heard = { ready: [], boxShow: [], success: [], error: [], fail: [], close: [] };
  function tell(event, detail) {
    for (const listener of heard[event]) setTimeout(() => listener(detail), 0);
  }
  let output;

  function button(text, isMain, onPress) {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.style.cssText = `min-block-size:44px;padding:0 20px;border-radius:8px;font:inherit;cursor:pointer;border:1px solid ${
      isMain ? '#1d56d8;background:#1d56d8;color:#fff' : 'currentColor;background:none;color:CanvasText'
    }`;
    made.addEventListener('click', () => {
      box.remove();
      onPress();
    });
    return made;
  }

  function pass() {
    output = {
      captcha_id: options.captchaId,
      captcha_output: 'sandbox-output',
      gen_time: String(Math.floor(Date.now() / 1000)),
      lot_number: crypto.randomUUID().replaceAll('-', ''),
      pass_token: 'sandbox-pass',
    };
    tell('success');
  }

  function ask() {
    document.body.append(box);
    tell('boxShow');
  }

  const ways = {
    pass,
    close: () => tell('close'),
    error: () => tell('error', { code: '60500', msg: 'Server forbidden' }),
    network: () => tell('error', { code: '60101', msg: 'Network failure' }),
    empty: () => tell('success'),
    silent: () => {},
  };
  const show = ways[options.captchaId] ?? ask;

  const captcha = {
    appendTo: () => captcha,
    showCaptcha: show,
    showBox: show,
    getValidate: () => output ?? false,
    reset: () => {
      output = undefined;
    },
    destroy: () => box.remove(),
  };
  for (const event of Object.keys(heard)) {
    captcha[`on${event[0].toUpperCase()}${event.slice(1)}`] = (listener) => {
      heard[event].push(listener);
      return captcha;
    };
  }

  const box = document.createElement('section');
  box.dataset.language = options.language;
  box.style.cssText =
    'position:fixed;inset:0;margin:auto;block-size:fit-content;display:flex;flex-direction:column;gap:12px;inline-size:min(300px,100%);padding:20px;box-sizing:border-box;border:1px solid #8888;border-radius:12px;color:CanvasText;background:Canvas';
  const text = document.createElement('p');
  text.textContent = 'The sandbox stands in for GeeTest.';
  text.style.margin = '0';
  box.append(
    text,
    button('I am human', true, pass),
    button('Close', false, () => tell('close')),
  );
  ready(captcha);
  tell('ready');
};
