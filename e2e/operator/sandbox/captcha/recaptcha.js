/**
 * A fake of reCAPTCHA's script, v2 (`render`) and v3 (`execute`). The site key selects the behaviour:
 *
 *   pass      passes without a press          error      reports a network error
 *   empty     passes with an empty token      silent     never responds
 *   expire    expires at the first press      no-client  fails: no client was rendered
 *   no-key    fails: the site key is missing
 *
 * Any other key requires a press (v2) or passes (v3).
 */
(() => {
  const token = () => `sandbox-${crypto.randomUUID()}`;
  const widgets = [];

  const errors = {
    error: 'Network error',
    'no-client': 'No reCAPTCHA clients exist.',
    'no-key': 'Missing required parameters: sitekey',
  };

  function respond(key, onToken, onError) {
    if (key in errors) setTimeout(() => onError(new Error(errors[key])), 0);
    else if (key !== 'silent') setTimeout(() => onToken(key === 'empty' ? '' : token()), 0);
  }

  function createCheckbox(onPress) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '☐  I am not a robot';
    button.style.cssText =
      'inline-size:300px;max-inline-size:100%;min-block-size:74px;padding:0 20px;border:1px solid #8888;border-radius:4px;text-align:start;font:inherit;cursor:pointer;color:CanvasText;background:Canvas';
    button.addEventListener('click', onPress);
    return button;
  }

  window.grecaptcha = {
    ready: (callback) => setTimeout(callback, 0),

    render(container, { sitekey, callback, 'error-callback': onError, 'expired-callback': onExpired }) {
      if (sitekey === 'no-client' || sitekey === 'no-key') throw new Error(errors[sitekey]);
      const setResponse = (value) => {
        widgets[id].response = value;
        callback?.(value);
      };
      const id = widgets.push({ response: '' }) - 1;
      if (['pass', 'empty', 'error', 'silent'].includes(sitekey))
        respond(sitekey, setResponse, () => onError?.());
      else {
        // Expire only once in a tab, so that a second attempt can pass.
        const expires = sitekey === 'expire' && !sessionStorage.sandboxCaptchaExpired;
        const place = typeof container === 'string' ? document.getElementById(container) : container;
        place.append(
          createCheckbox(() => {
            if (!expires) return setResponse(token());
            sessionStorage.sandboxCaptchaExpired = '1';
            onExpired?.();
          }),
        );
      }
      return id;
    },

    execute: (siteKey) => new Promise((resolve, reject) => respond(siteKey, resolve, reject)),

    getResponse: (id = 0) => widgets[id]?.response ?? '',

    reset(id = 0) {
      if (widgets[id]) widgets[id].response = '';
    },
  };

  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
})();
