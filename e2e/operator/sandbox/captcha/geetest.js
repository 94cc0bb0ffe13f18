/**
 * A fake of GeeTest v4's script (https://docs.geetest.com: `initGeetest4(options, ready)`). The captcha id selects the
 * behaviour:
 *
 *   pass      passes without a dialog        close    is closed by the player at once
 *   error     reports a vendor error         network  reports a network error
 *   empty     passes without an output       silent   never responds
 *
 * Any other id shows a dialog.
 */
window.initGeetest4 = (options, ready) => {
  const listeners = { ready: [], boxShow: [], success: [], error: [], fail: [], close: [] };
  function emit(event, detail) {
    for (const listener of listeners[event]) setTimeout(() => listener(detail), 0);
  }
  let output;

  function createButton(text, isMain, onPress) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.style.cssText = `min-block-size:44px;padding:0 20px;border-radius:8px;font:inherit;cursor:pointer;border:1px solid ${
      isMain ? '#1d56d8;background:#1d56d8;color:#fff' : 'currentColor;background:none;color:CanvasText'
    }`;
    button.addEventListener('click', () => {
      dialog.remove();
      onPress();
    });
    return button;
  }

  function pass() {
    output = {
      captcha_id: options.captchaId,
      captcha_output: 'sandbox-output',
      gen_time: String(Math.floor(Date.now() / 1000)),
      lot_number: crypto.randomUUID().replaceAll('-', ''),
      pass_token: 'sandbox-pass',
    };
    emit('success');
  }

  function showDialog() {
    document.body.append(dialog);
    emit('boxShow');
  }

  const behaviours = {
    pass,
    close: () => emit('close'),
    error: () => emit('error', { code: '60500', msg: 'Server forbidden' }),
    network: () => emit('error', { code: '60101', msg: 'Network failure' }),
    empty: () => emit('success'),
    silent: () => {},
  };
  const show = behaviours[options.captchaId] ?? showDialog;

  const captcha = {
    appendTo: () => captcha,
    showCaptcha: show,
    showBox: show,
    getValidate: () => output ?? false,
    reset: () => {
      output = undefined;
    },
    destroy: () => dialog.remove(),
  };
  for (const event of Object.keys(listeners)) {
    captcha[`on${event[0].toUpperCase()}${event.slice(1)}`] = (listener) => {
      listeners[event].push(listener);
      return captcha;
    };
  }

  const dialog = document.createElement('section');
  dialog.dataset.language = options.language;
  dialog.style.cssText =
    'position:fixed;inset:0;margin:auto;block-size:fit-content;display:flex;flex-direction:column;gap:12px;inline-size:min(300px,100%);padding:20px;box-sizing:border-box;border:1px solid #8888;border-radius:12px;color:CanvasText;background:Canvas';
  const text = document.createElement('p');
  text.textContent = 'The sandbox stands in for GeeTest.';
  text.style.margin = '0';
  dialog.append(
    text,
    createButton('I am human', true, pass),
    createButton('Close', false, () => emit('close')),
  );
  ready(captcha);
  emit('ready');
};
