import { Bonus, Experiment, HostPayload } from '@paywidget/shared/contract';
import { Failure, Skipped } from '../fault';
import { issuesOf } from '../issues';
import type { Row, RowGroup, Section } from '../row';
import { summarize } from '../summary';

type Payload = Record<string, unknown>;

interface HostPart {
  name: string;
  section: Section;
  /** The path of the part in the `--payload` file. */
  place: string;
  /** The widget's reaction to invalid fields of the part. */
  effect: string;
  findIssues(payload: Payload): string[];
}

const payloadSection = 'docs/guides/embedding.md#the-load-payload';

function payloadOf(payload: unknown): Payload {
  if (payload === undefined)
    throw new Skipped('needs the host’s data: write it to a file and pass --payload <file>');
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload as Payload;
  throw new Failure({
    request: 'the --payload file',
    response: summarize(payload),
    expected: ['an object: the host load payload, with the user in `user`'],
  });
}

/** The parts of the host's data. The widget drops their invalid fields without a report. */
const parts: readonly HostPart[] = [
  {
    name: 'host: the load payload',
    section: payloadSection,
    place: 'payload',
    effect: 'The widget ignores these fields',
    findIssues: ({ user: _, ...payload }) => issuesOf(HostPayload, payload),
  },
  {
    name: 'host: the user, with token, country, currency and balances',
    section: 'docs/guides/embedding.md#the-user',
    place: 'payload.user',
    effect: 'The widget ignores these fields and uses its defaults',
    findIssues({ user }) {
      const needed = ['token', 'paymentGeo', 'currency'];
      const given = (user ?? {}) as Payload;
      const missing = needed.filter((name) => given[name] === undefined || given[name] === null);
      return [
        ...missing.map((name) => `user.${name}: expected text, got nothing`),
        ...issuesOf(HostPayload, { user }),
      ];
    },
  },
  {
    name: 'host: the bonus list',
    section: payloadSection,
    place: 'payload.bonusList',
    effect: 'The widget leaves out these bonuses, or these parts of them',
    findIssues: ({ bonusList = [] }) =>
      Array.isArray(bonusList)
        ? bonusList.flatMap((bonus, index) =>
            issuesOf(Bonus, bonus).map((issue) => `bonusList.${index}.${issue}`),
          )
        : ['bonusList: expected a list'],
  },
  {
    name: 'host: the experiments',
    section: payloadSection,
    place: 'payload.experiments',
    effect: 'The widget leaves these experiments out',
    findIssues: ({ experiments = [] }) =>
      Array.isArray(experiments)
        ? experiments.flatMap((experiment, index) =>
            issuesOf(Experiment, experiment).map((issue) => `experiments.${index}.${issue}`),
          )
        : ['experiments: expected a list'],
  },
];

export const host: RowGroup = {
  title: 'Host data',
  createRows: () =>
    parts.map(
      ({ name, section, place, effect, findIssues }): Row => ({
        name,
        section,
        async run({ options }) {
          const payload = payloadOf(options.payload);
          const expected = findIssues(payload);
          if (expected.length > 0)
            throw new Failure({ request: place, response: summarize(payload), expected, effect });
        },
      }),
    ),
};
