import { adyenSite } from './adyen/site';
import { pressedMethod } from './methods';
import { distFolder, singleFolder } from './paths';
import type { Content, Site } from './server';
import { singleIndexPage, singleLoader } from './single/indexPage';
import { filesOf } from './staticFiles';
import { widgetSite } from './widgetSite';

/** The selectors that the probe uses. */
interface Plan {
  /** Matches the entries of the list. */
  item: string;
  count: number;
  /** The element to press, and the input of the form that it opens. */
  opener: string;
  field: string;
}

export interface Target {
  name: string;
  label: string;
  plan: Plan;
  createSite: () => Site;
  /** The names of the targets to compare with: Adyen's, the single bundle, and the same target again, which shows the noise. */
  peer?: string;
  bundle?: string;
  twin?: string;
  /** The page to build for this target, in addition to the deployment. */
  build?: 'adyen' | 'single';
}

const ours = (count: number): Plan => ({
  item: '[data-screen="deposit.list"] :is([data-method], [data-group])',
  count,
  opener: `[data-method="${pressedMethod}"]`,
  field: '[data-screen="deposit.redirect"] [data-field="amount"] input',
});

const adyens = (count: number): Plan => ({
  item: '.adyen-checkout__payment-method',
  count,
  opener: '.adyen-checkout__payment-method--blik button',
  field: '.adyen-checkout__payment-method--blik input[name="blikCode"]',
});

const federated = (count: number) => ({
  plan: ours(count),
  createSite: () => widgetSite(count, filesOf(distFolder)),
});
const adyen = (count: number) => ({
  plan: adyens(count),
  createSite: () => adyenSite(count),
  build: 'adyen' as const,
});

export const targets: readonly Target[] = [
  { name: 'federated', label: 'paywidget, 30 methods', ...federated(30), peer: 'adyen', bundle: 'single' },
  {
    name: 'federated-again',
    label: 'the same again (noise)',
    ...federated(30),
    peer: 'adyen',
    bundle: 'single',
    twin: 'federated',
  },
  {
    name: 'single',
    label: 'paywidget as one bundle, 30 methods',
    plan: ours(30),
    createSite: () =>
      widgetSite(
        30,
        new Map<string, Content>([
          ...filesOf(distFolder),
          ...filesOf(singleFolder),
          ['/paywidget/embed.js', { type: 'text/javascript', body: singleLoader() }],
        ]),
        singleIndexPage(),
      ),
    peer: 'adyen',
    build: 'single',
  },
  { name: 'adyen', label: 'Adyen Drop-in, 30 methods', ...adyen(30) },
  { name: 'federated-200', label: 'paywidget, 200 methods', ...federated(200), peer: 'adyen-200' },
  { name: 'adyen-200', label: 'Adyen Drop-in, 200 methods', ...adyen(200) },
];
