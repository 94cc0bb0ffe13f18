import { createQueryClient } from '@paywidget/shared/api';
import { callerOf, headersFor } from '@paywidget/shared/contract';
import { type HostChannel, incomingMessages } from '@paywidget/shared/host';
import { localeOf } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import {
  attemptKeyAtom,
  createStore,
  depositMethodsParamsAtom,
  sessionAtom,
  themeAtom,
  tokensAtom,
} from '@paywidget/shared/state';
import fc from 'fast-check';
import { createIframeBridge } from '../../../../shell/src/lib/bridge/iframeBridge';
import { trustOrigins } from '../../../../shell/src/lib/bridge/trustedOrigins';
import { followHost } from '../../../../shell/src/lib/session/followHost';
import { IncorrectHostDataError, readSession } from '../../../../shell/src/lib/session/readSession';
import { allowing, mustHold, type Target } from '../target';
import { mutatedClonable, mutatedJson, mutatedText } from '../values/mutations';
import { hostMessages } from '../values/samples';

const own = 'https://pay.example';

type Form = 'object' | 'text' | 'brokenText';

interface HostMessage {
  form: Form;
  data: unknown;
  origin: string;
  isParent: boolean;
}

const origins = fc.oneof(
  { weight: 8, arbitrary: fc.constant(own) },
  { weight: 1, arbitrary: fc.constantFrom('null', 'https://evil.example', `${own}.evil.example`, '') },
);

const texts = hostMessages.map((message) => JSON.stringify(message));
const data = fc.oneof(
  fc.record({ form: fc.constant<Form>('object'), data: mutatedClonable(...hostMessages) }),
  fc.record({ form: fc.constant<Form>('text'), data: mutatedJson(...hostMessages) }),
  fc.record({
    form: fc.constant<Form>('brokenText'),
    data: mutatedText(
      texts,
      fc.constantFrom('"', '}', '{', '[', ',', '\\u', '1e999', '\0', '__proto__', 'null'),
    ),
  }),
);

const cases: fc.Arbitrary<readonly HostMessage[]> = fc.array(
  fc
    .tuple(
      data,
      origins,
      fc.boolean().map((isOther) => !isOther),
    )
    .map(([one, origin, isParent]) => ({ ...one, origin, isParent })),
  { minLength: 1, maxLength: 3 },
);

/** A frame whose host a test can play by calling `receive`. An `EventTarget` would swallow the error of a listener. */
function createFrame() {
  const parent = { postMessage: () => {} };
  let receive = (_event: unknown) => {};
  const window = {
    parent,
    location: { origin: own },
    document: { referrer: own },
    addEventListener: (_type: string, listener: (event: unknown) => void) => {
      receive = listener;
    },
    removeEventListener: () => {},
  } as unknown as Window;
  return { window, parent, receive: (event: unknown) => receive(event) };
}

/** Uses a session as the widget does. */
function useSession(store: ReturnType<typeof createStore>): void {
  const session = store.get(sessionAtom);
  if (!session) return;
  const { lang, currency, paymentGeo } = session.user;
  mustHold(
    lang !== '' && currency !== '' && paymentGeo !== '',
    'the session names language, currency and country',
    session,
  );
  mustHold(formatAmount('1234.5', currency, localeOf(lang)) !== '', 'an amount can be shown');
  const headers = headersFor(callerOf(session.user, session.payload), 'key');
  for (const [name, value] of Object.entries(headers)) new Headers().set(name, value);
  mustHold(store.get(attemptKeyAtom).startsWith('paywidget.attempt/'), 'the attempt has a key');
  const params = store.get(depositMethodsParamsAtom);
  mustHold(params.country === params.country.toLowerCase(), 'the country is in lower case', params.country);
  // Read the session as the call of the list and the widget's pages read it.
  JSON.stringify([params, store.get(tokensAtom), store.get(themeAtom)]);
}

/** JSON text of a value, as far as it has one. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

export const hostMessagesTarget: Target<readonly HostMessage[]> = {
  name: 'host messages',
  input:
    'All messages of the host, as objects and as JSON text, changed and from other senders: through the bridge, the inbox and the session.',
  rule: 'Nothing from another window or origin arrives. The session has a language, a currency and a country; its headers, its storage key and its tokens can be sent.',
  cases,
  check(messages) {
    const store = createStore();
    const frame = createFrame();
    const bridge = createIframeBridge({
      window: frame.window,
      origins: trustOrigins(own, () => []),
      version: '1',
      log: () => {},
    });
    let delivered = 0;
    for (const type of Object.keys(incomingMessages) as (keyof typeof incomingMessages)[])
      bridge.on(type, () => {
        delivered += 1;
      });
    const follower = followHost({ channel: bridge as HostChannel, store, queryClient: createQueryClient() });
    follower.begin(readSession({ user: { token: 't', lang: 'de', currency: 'EUR', paymentGeo: 'DE' } }));
    const stop = bridge.on('loaded', (payload) => {
      allowing([IncorrectHostDataError], () => readSession(payload));
    });
    for (const { form, data: one, origin, isParent } of messages) {
      const before = delivered;
      const sent = form === 'text' ? textOf(one) : one;
      frame.receive({ data: sent, origin, source: isParent ? frame.parent : {} });
      mustHold(
        (isParent && origin === own) || delivered === before,
        'a message of another sender arrived',
        origin,
      );
      useSession(store);
    }
    stop();
    follower.dispose();
    bridge.dispose();
  },
};
