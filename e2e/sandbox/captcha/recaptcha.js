/**
 * A stand-in for reCAPTCHA's script, v2 (`render`) and v3 (`execute`). The site key says how it goes:
 *
 *   pass      passes by itself               error      the vendor cannot be reached
 *   empty     passes, with nothing           silent     never answers
 *   expire    the first press is too late    no-client  the vendor has drawn nothing
 *   no-key    the vendor knows no such key
 *
 * Any other key asks for a press (v2) or passes (v3).
 */
(() => {
  const token = () => `sandbox-${crypto.randomUUID()}`;
  const widgets = [];

  const errors = {
    error: 'Network error',
    'no-client': 'No reCAPTCHA clients exist.',
    'no-key': 'Missing required parameters: sitekey',
  };

  function settle(key, onToken, onError) {
    if (key in errors) setTimeout(() => onError(new Error(errors[key])), 0);
    else if (key !== 'silent') setTimeout(() => onToken(key === 'empty' ? '' : token()), 0);
  }

  function tickBox(onPress) {
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
      const answer = (value) => {
        widgets[id].response = value;
        callback?.(value);
      };
      const id = widgets.push({ response: '' }) - 1;
      if (['pass', 'empty', 'error', 'silent'].includes(sitekey)) settle(sitekey, answer, () => onError?.());
      else {
        // Only once in a tab, so that another try can pass.
        const isLate = sitekey === 'expire' && !sessionStorage.sandboxCaptchaExpired;
        const place = typeof container === 'string' ? document.getElementById(container) : container;
        place.append(
          tickBox(() => {
            if (!isLate) return answer(token());
            sessionStorage.sandboxCaptchaExpired = '1';
            onExpired?.();
          }),
        );
      }
      return id;
    },

    execute: (siteKey) => new Promise((resolve, reject) => settle(siteKey, resolve, reject)),

    getResponse: (id = 0) => widgets[id]?.response ?? '',

    reset(id = 0) {
      if (widgets[id]) widgets[id].response = '';
    },
  };

  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
})();
