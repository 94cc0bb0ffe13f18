/**
 * A stand-in for reCAPTCHA's script, v2 (`render`) and v3 (`execute`). The site key says how it goes: `pass` passes by
 * itself, `error` fails, `silent` never answers, any other asks for a press (v2) or passes (v3).
 */
(() => {
  const token = () => `sandbox-${crypto.randomUUID()}`;
  const widgets = [];

  function settle(key, onToken, onError) {
    if (key === 'error') setTimeout(onError, 0);
    else if (key !== 'silent') setTimeout(() => onToken(token()), 0);
  }

  window.grecaptcha = {
    ready: (callback) => setTimeout(callback, 0),

    render(container, { sitekey, callback, 'error-callback': onError = () => {} }) {
      const answer = (value) => {
        widgets[id].response = value;
        callback?.(value);
      };
      const id = widgets.push({ response: '' }) - 1;
      if (['pass', 'error', 'silent'].includes(sitekey)) settle(sitekey, answer, onError);
      else {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'I am not a robot';
        button.addEventListener('click', () => answer(token()));
        (typeof container === 'string' ? document.getElementById(container) : container).append(button);
      }
      return id;
    },

    execute: (siteKey) =>
      new Promise((resolve, reject) =>
        settle(siteKey, resolve, () => reject(new Error('The sandbox fails'))),
      ),

    getResponse: (id = 0) => widgets[id]?.response ?? '',

    reset(id = 0) {
      if (widgets[id]) widgets[id].response = '';
    },
  };

  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
})();
