import path from 'node:path';
import { pressedMethod } from '@paywidget/operator/catalogue/tiles';
import { adyenSite } from './adyen/site';
import { differingSettings, readConfiguration } from './configurations';
import { distFolder, singleFolder } from './paths';
import { plainSite } from './plain/site';
import type { Content, Site } from './server';
import { singleIndexPage, singleLoader } from './single/indexPage';
import { filesOf } from './staticFiles';
import { widgetSite } from './widgetSite';

/** The elements to wait for and to press on a target's list. Strings are selectors. `page/probe.js` reads it in the page. */
interface Plan {
  /** Matches each entry of the list. */
  item: string;
  /** The number of entries in the complete list. */
  count: number;
  /** The entry to press. */
  opener: string;
  /** The input of the form that `opener` opens. */
  field: string;
}

export interface Target {
  name: string;
  label: string;
  plan: Plan;
  createSite: () => Site;
  /** The name of Adyen's target with as many methods. The report compares this target with it. */
  peer?: string;
  /** The name of the target that is the widget as one bundle. The report compares this target with it. */
  bundle?: string;
  /** The name of the target that is another deployment of the widget. The report compares this target with it. */
  before?: string;
  /** The name of a target that is exactly the same. The difference between the two is noise. */
  twin?: string;
  /** The name of a target that must do what this one does, and more. Its visits cannot be faster than this one's. */
  leastOf?: string;
  /** The page to build for this target, in addition to the deployment. */
  build?: 'adyen' | 'single';
}

const planOfWidget = (count: number): Plan => ({
  item: '[data-screen="deposit.list"] :is([data-method], [data-group])',
  count,
  opener: `[data-method="${pressedMethod}"]`,
  field: '[data-screen="deposit.redirect"] [data-field="amount"] input',
});

const planOfAdyen = (count: number): Plan => ({
  item: '.adyen-checkout__payment-method',
  count,
  opener: '.adyen-checkout__payment-method--blik button',
  field: '.adyen-checkout__payment-method--blik input[name="blikCode"]',
});

const federated = (count: number, folder = distFolder) => ({
  plan: planOfWidget(count),
  createSite: () => widgetSite(count, filesOf(folder)),
});
const adyen = (count: number) => ({
  plan: planOfAdyen(count),
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
    plan: planOfWidget(30),
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
  {
    name: 'plain',
    label: 'plain buttons in a frame, 30 methods',
    plan: { item: 'main > button', count: 30, opener: 'main > button', field: 'main > input' },
    createSite: () => plainSite(30),
    peer: 'adyen',
    leastOf: 'federated',
  },
  { name: 'federated-200', label: 'paywidget, 200 methods', ...federated(200), peer: 'adyen-200' },
  { name: 'adyen-200', label: 'Adyen Drop-in, 200 methods', ...adyen(200) },
];

/**
 * The targets of a comparison of two deployments: the one in `folder`, and the build twice.
 * @throws Error if their settings differ, because they then load other files or send other calls
 */
export function targetsAgainst(folder: string): readonly Target[] {
  const differing = differingSettings(readConfiguration(folder), readConfiguration(distFolder));
  if (differing.length > 0) throw new Error(`${folder} is deployed with another ${differing.join(', ')}`);
  const label = path.basename(path.resolve(folder));
  return [
    { name: 'against', label: `${label}, 30 methods`, ...federated(30, folder) },
    ...targets
      .filter(({ name, twin }) => name === 'federated' || twin === 'federated')
      .map((target) => ({ ...target, before: 'against' })),
  ];
}
