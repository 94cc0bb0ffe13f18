import { pagePolicy } from '../deploy/pagePolicy';
import type { Settings } from '../deploy/settings';
import { withAncestors } from '../policies/widgetPolicy';

type Directives = ReadonlyMap<string, readonly string[]>;
type Headers = Readonly<Record<string, string>>;

const parsePolicy = (policy: string): Directives =>
  new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    }),
  );

const covers = (allowed: readonly string[], source: string) =>
  source === "'none'" ||
  allowed.includes(source) ||
  (source.startsWith('https://') && allowed.includes('https:')) ||
  (source === "'self'" && allowed.includes('https:'));

/**
 * Names everything that a policy allows and another policy does not. The policy may be stricter, and have further
 * directives.
 */
function excess(policy: Directives, allowed: Directives): string[] {
  return [...allowed].flatMap(([name, sources]) => {
    const isFetched = name.endsWith('-src');
    const own = policy.get(name) ?? (isFetched ? policy.get('default-src') : undefined);
    if (!own) return [`has no ${name}`];
    const added = own.filter((source) => !covers(sources, source));
    return added.length > 0 ? [`${name} allows ${added.join(' ')}`] : [];
  });
}

/** Names the faults of the policies of a page. The browser applies all of them, so it is enough if one of them fits. */
function policyProblems(header: string | undefined, allowed: string): string[] {
  if (!header) return ['the header Content-Security-Policy is missing'];
  const found = header.split(',').map((policy) => excess(parsePolicy(policy), parsePolicy(allowed)));
  const [best = []] = found.sort((one, other) => one.length - other.length);
  return best.map((problem) => `the header Content-Security-Policy ${problem}`);
}

/** True if a header's value fits, by the header's name. */
type Requirements = Readonly<Record<string, (value: string, isSecure: boolean) => boolean>>;

/** The required headers of scripts. Pages need them too. */
const typed: Requirements = {
  'X-Content-Type-Options': (value) => value.toLowerCase() === 'nosniff',
};

/** The other required headers of each page. */
const required: Requirements = {
  ...typed,
  'Strict-Transport-Security': (value, isSecure) =>
    !isSecure || Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0) >= 31_536_000,
  'Permissions-Policy': (value) =>
    ['camera', 'geolocation', 'microphone', 'usb'].every((feature) => value.includes(`${feature}=()`)),
};

const integrityPolicy: Requirements = {
  'Integrity-Policy': (value) => /blocked-destinations=\([^)]*\bscript\b[^)]*\)/.test(value),
  'Reporting-Endpoints': (value) => value.includes('='),
};

const otherProblems = (headers: Headers, table: Requirements, isSecure: boolean) =>
  Object.entries(table).flatMap(([name, fits]) => {
    const value = headers[name.toLowerCase()];
    if (value === undefined)
      return name === 'Strict-Transport-Security' && !isSecure ? [] : [`the header ${name} is missing`];
    return fits(value, isSecure) ? [] : [`the header ${name} was changed: ${value}`];
  });

const isSecure = (url: string) => url.startsWith('https:');

/** Names the faults in the headers of the widget's page. See docs/guides/deploying.md. */
export function pageHeaderProblems(url: string, headers: Headers, settings: Settings): string[] {
  const { protocol, host } = new URL(url);
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  // The header may be wider than the narrowed directives of the deployment, because the page itself contains the narrow
  // ones.
  const policy = pagePolicy({ ...settings, policy: undefined }).replace(
    'connect-src ',
    `connect-src ${socket} `,
  );
  return [
    ...policyProblems(headers['content-security-policy'], withAncestors(policy, settings.allowedOrigins)),
    ...otherProblems(headers, { ...required, ...integrityPolicy }, isSecure(url)),
  ];
}

/** The same for the captcha's page. Its policy is in the page. */
export function captchaHeaderProblems(url: string, headers: Headers, settings: Settings): string[] {
  const sites = settings.siteOrigin ? [settings.siteOrigin] : ["'self'"];
  const ancestors = `frame-ancestors ${[...sites, ...settings.allowedOrigins].join(' ')}`;
  return [
    ...policyProblems(headers['content-security-policy'], ancestors),
    ...otherProblems(headers, required, isSecure(url)),
  ];
}

/** The same for a script. */
export const scriptHeaderProblems = (headers: Headers): string[] => [
  ...otherProblems(headers, typed, false),
  ...(/\bjavascript\b/.test(headers['content-type'] ?? '')
    ? []
    : [`the header Content-Type was changed: ${headers['content-type'] ?? 'none'}`]),
];
