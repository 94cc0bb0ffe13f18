import { Bonus, Experiment, HostPayload } from '@paywidget/shared/contract';
import { described } from '../described';
import { Failure, Skipped } from '../fault';
import { issuesOf } from '../issues';
import type { Row, RowGroup } from '../row';

const section = 'contract, "Host messages"';

type Payload = Record<string, unknown>;

function payloadOf(payload: unknown): Payload {
  if (payload === undefined)
    throw new Skipped('is told by the host’s page: write it into a file and name that with --payload');
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload as Payload;
  throw new Failure({
    asked: 'the file of --payload',
    came: described(payload),
    wants: ['an object: the host load payload, with the user as its user'],
  });
}

/** What the widget forgives a host, field by field, and so never says. */
const parts: readonly { name: string; place: string; so: string; faults(payload: Payload): string[] }[] = [
  {
    name: 'host: the load payload',
    place: 'payload',
    so: 'The widget takes these fields as not sent',
    faults: ({ user: _, ...payload }) => issuesOf(HostPayload, payload),
  },
  {
    name: 'host: the user, with token, country, currency and balances',
    place: 'payload.user',
    so: 'The widget takes these fields as not sent, and its defaults instead',
    faults({ user }) {
      const needed = ['token', 'paymentGeo', 'currency'];
      const told = (user ?? {}) as Payload;
      const missing = needed.filter((name) => told[name] === undefined || told[name] === null);
      return [
        ...missing.map((name) => `user.${name}: expected text, got nothing`),
        ...issuesOf(HostPayload, { user }),
      ];
    },
  },
  {
    name: 'host: the bonus list',
    place: 'payload.bonusList',
    so: 'The widget leaves these bonuses, or these parts of them, out',
    faults: ({ bonusList = [] }) =>
      Array.isArray(bonusList)
        ? bonusList.flatMap((bonus, index) =>
            issuesOf(Bonus, bonus).map((issue) => `bonusList.${index}.${issue}`),
          )
        : ['bonusList: expected a list'],
  },
  {
    name: 'host: the experiments',
    place: 'payload.experiments',
    so: 'The widget leaves these experiments out',
    faults: ({ experiments = [] }) =>
      Array.isArray(experiments)
        ? experiments.flatMap((experiment, index) =>
            issuesOf(Experiment, experiment).map((issue) => `experiments.${index}.${issue}`),
          )
        : ['experiments: expected a list'],
  },
];

export const host: RowGroup = {
  title: 'The host’s page',
  createRows: () =>
    parts.map(
      ({ name, place, so, faults }): Row => ({
        name,
        section,
        async run({ options }) {
          const payload = payloadOf(options.payload);
          const wants = faults(payload);
          if (wants.length > 0) throw new Failure({ asked: place, came: described(payload), wants, so });
        },
      }),
    ),
};
