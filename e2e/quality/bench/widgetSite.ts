import { readFileSync } from 'node:fs';
import path from 'node:path';
import { methodIcon } from '@paywidget/operator/icons';
import { widgetPagePolicy } from '@paywidget/operator/sandbox/policies';
import { createOperatorApi } from './operatorApi';
import type { Content, Site } from './server';

const hostPage = readFileSync(new URL('./page/host.html', import.meta.url), 'utf8');
const iconPath = /^\/paywidget\/static\/icons\/methods\/([\w-]+)\.svg$/;
const policy = widgetPagePolicy('ws:', []);

function iconAt(sitePath: string): Content | undefined {
  const body = methodIcon(iconPath.exec(sitePath)?.[1] ?? '');
  return body === undefined ? undefined : { type: 'image/svg+xml', body };
}

/**
 * Creates a site as an operator deploys it, with the operator's API and a host page.
 *
 * @param files the built site
 * @param indexPage the widget's page, if it is not the build's own
 */
export function widgetSite(
  methodCount: number,
  files: ReadonlyMap<string, Content>,
  indexPage = files.get('/paywidget/index.html')?.body,
): Site {
  if (indexPage === undefined) throw new Error('The widget is not built: run `npm run build`');
  const api = createOperatorApi(methodCount);
  const page: Content = { type: 'text/html', body: indexPage, policy };

  return (method, sitePath) => {
    if (sitePath === '/') return { type: 'text/html', body: hostPage };
    if (sitePath.startsWith('/api/')) return api(method, sitePath);
    if (sitePath.startsWith('/paywidget/') && path.extname(sitePath) === '') return page;
    return files.get(sitePath) ?? iconAt(sitePath);
  };
}
