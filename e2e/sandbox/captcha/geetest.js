/**
 * A stand-in for GeeTest v4's script (https://docs.geetest.com: `initGeetest4(options, ready)`). The captcha id says how it
 * goes: `pass` passes by itself, `error` fails, `silent` never answers, any other asks for a press.
 */
window.initGeetest4 = (options, ready) => {
  const heard = { ready: [], success: [], error: [], fail: [], close: [] };
  function tell(event, detail) {
    for (const listener of heard[event]) setTimeout(() => listener(detail), 0);
  }
  const box = document.createElement('div');
  let output;

  function button(text, onPress) {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
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

  function show() {
    if (options.captchaId === 'silent') return;
    if (options.captchaId === 'error') tell('error', { code: '60101', msg: 'The sandbox fails' });
    else if (options.captchaId === 'pass') pass();
    else document.body.append(box);
  }

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
  box.append(
    button('I am human', pass),
    button('Close', () => tell('close')),
  );
  ready(captcha);
  tell('ready');
};
