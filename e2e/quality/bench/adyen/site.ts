import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { methodIcon } from '@paywidget/operator/icons';
import { jsonAnswer } from '../operatorApi';
import { adyenFolder } from '../paths';
import type { Content, Site } from '../server';
import { filesOf } from '../staticFiles';
import { adyenPaymentMethods } from './paymentMethods';

const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
const styles = createRequire(import.meta.url).resolve('@adyen/adyen-web/styles/adyen.css');
const imagePath = /^\/checkoutshopper-test\/images\/(?:logos|components)\/(?:redirect_)?([\w-]+)\.svg$/;

function imageAt(path: string): Content | undefined {
  const id = imagePath.exec(path)?.[1];
  // Adyen's own names, such as `mc`, have no icon in the sandbox.
  const body = id === undefined ? undefined : (methodIcon(id) ?? methodIcon('bank_transfer'));
  return body === undefined ? undefined : { type: 'image/svg+xml', body };
}

/** Creates a checkout page with Adyen's Drop-in. This site also serves what Adyen's own hosts would serve. */
export function adyenSite(methodCount: number): Site {
  const paymentMethods = jsonAnswer(adyenPaymentMethods(methodCount));
  // On Adyen's own hosts, the addresses of both contain the version.
  const styleSheet: Content = { type: 'text/css', body: readFileSync(styles), isImmutable: true };
  const files = filesOf(adyenFolder);
  // Drop-in sends its analytics by POST, and first asks for the id of this checkout attempt.
  const analyticsAnswer = jsonAnswer({ id: 'bench' });
  return (method, path) => {
    if (path === '/') return { type: 'text/html', body: page };
    if (path === '/adyen.css') return styleSheet;
    if (path === '/api/paymentMethods' && method === 'POST') return paymentMethods;
    if (method === 'POST') return analyticsAnswer;
    const file = files.get(path);
    return file ? { ...file, isImmutable: true } : imageAt(path);
  };
}
