import {
  checkDeposit,
  completeDeposit,
  continueExternalDeposit,
  type DepositResponse,
  fetchDepositStatus,
} from '@paywidget/shared/contract/payments';
import { type CreationKind, cryptoKind, onrampKind, preparedKind, redirectKind } from '../creations';
import { Skipped } from '../fault';
import { expect, readAnswer, widgetsReading } from '../judge';
import { createKeyedRows, idOf, type Made } from '../keyedRows';
import { createKey, type Operator } from '../operator';
import { createRefusalRows, wrongAmounts, wrongMethods, wrongNetworks } from '../refusalRows';
import type { Row, RowGroup } from '../row';
import { differences } from '../sameness';

/** The deposit that an attempt's method and country lead to. */
export const checkOf = ({ creation: { method } }: Pick<Made, 'creation'>, { options }: Operator) => ({
  paymentMethod: method.name,
  selectedCountry: options.country,
});

export const statusRow = (name: string, requireMade: () => Made): Row => ({
  name: `${name}: deposit-status knows the deposit`,
  section: 'contract, "Statuses and pushes"',
  isPayment: true,
  async run(operator) {
    const { id: depositId, creation } = requireMade();
    const answer = await operator.call(fetchDepositStatus, {
      depositId,
      paymentMethod: creation.method.name,
    });
    const { status } = readAnswer(fetchDepositStatus, answer);
    const sent = (answer.body as { status?: unknown }).status ?? undefined;
    expect(sent !== undefined, answer, 'status: expected a number or text, got nothing');
    expect(status !== 'mistaked', answer, 'a status of a deposit that is open, not of one that has failed');
  },
});

export const checkRow = (name: string, requireMade: () => Made): Row => ({
  name: `${name}: deposit-check finds the deposit with all that was answered`,
  section: 'contract, "Endpoints"',
  isPayment: true,
  async run(operator) {
    const made = requireMade();
    const found = await operator.call(checkDeposit, checkOf(made, operator));
    const { exists } = readAnswer(checkDeposit, found);
    const so = 'After a reload, or a lost answer, the player pays a second time';
    expect(exists, found, `exists: true, since ${made.id} is open`, so);
    if (made.older !== undefined && idOf(found) === made.older) {
      throw new Skipped(`the player has an older open deposit, ${made.older}: end it, or use another player`);
    }
    // The status may have moved on.
    const { status: _, ...created } = made.answer.body as Record<string, unknown>;
    const others = differences(created, found.body);
    expect(others.length === 0, found, others, so);
  },
});

const isWeb = (address: string, base: string) =>
  URL.canParse(address, base) && ['http:', 'https:'].includes(new URL(address, base).protocol);

/** What is wrong with where a deposit leads to. */
function strayLinks({ apiResponse }: DepositResponse, base: string): string[] {
  const { source, pageId, data } = apiResponse ?? {};
  const links = { source, 'data.buttonPay.url': data?.buttonPay?.url };
  const faults = Object.entries(links).flatMap(([place, link]) =>
    link === undefined || isWeb(link, base) ? [] : [`apiResponse.${place}: an address of http or https`],
  );
  const isScanned = pageId === 'pix' || pageId === 'eazype';
  const isScannable = data?.buttonPay ?? data?.qrCodeText ?? data?.qrDataURL;
  return isScanned && !isScannable
    ? [...faults, `apiResponse.data: qrCodeText, qrDataURL or buttonPay for the page ${pageId}`]
    : faults;
}

const linksRow = (name: string, kind: CreationKind, requireMade: () => Made): Row => ({
  name: `${name}: leads only to where the widget may go`,
  section: 'contract, "Deposit response"',
  isPayment: true,
  async run({ options }) {
    const { answer } = requireMade();
    const faults = strayLinks(widgetsReading(kind.endpoint, answer) as DepositResponse, options.url);
    expect(faults.length === 0, answer, faults, 'The player is told that the provider failed');
  },
});

const needsFields = ({ apiResponse }: DepositResponse) => apiResponse?.isFieldsRequired === true;

function depositsOf(
  name: string,
  kind: CreationKind,
  lacks: (data: DepositResponse) => string[],
  refusals = createRefusalRows(name, kind),
) {
  const isSound = (data: unknown) =>
    needsFields(data as DepositResponse) ? [] : lacks(data as DepositResponse);
  const { rows, together, requireMade } = createKeyedRows({ ...kind, name, lacks: isSound });
  const followed = [
    linksRow(name, kind, requireMade),
    statusRow(name, requireMade),
    checkRow(name, requireMade),
  ];
  // An address stays open until coins arrive: nobody asks for it anew.
  return { rows: [...rows, ...(kind === cryptoKind ? [] : followed), together, ...refusals], requireMade };
}

/** Goes on with the first offer. */
const continueRow = (requireMade: () => Made): Row => ({
  name: 'on-ramp: BANKING/external-deposit-continue leads to the offer',
  section: 'contract, "Endpoints"',
  isPayment: true,
  async run(operator) {
    const { answer: created, id: depositId, creation } = requireMade();
    const { apiResponse } = widgetsReading(onrampKind.endpoint, created) as DepositResponse;
    const [offer] = apiResponse?.data?.paymentMethodOffers ?? [];
    if (!offer) throw new Skipped('there is no offer');
    const payload = { depositId, paymentType: creation.method.name, method: offer.method };
    const answer = await operator.call(continueExternalDeposit, payload, { key: createKey() });
    const continued = readAnswer(continueExternalDeposit, answer);
    expect(Boolean(continued.apiResponse?.source), answer, 'apiResponse.source: where the offer is bought');
    const faults = strayLinks(continued, operator.options.url);
    expect(faults.length === 0, answer, faults);
  },
});

/** Says that a prepared deposit was paid, with the fields that it asks for. */
const completeRow = (requireMade: () => Made): Row => ({
  name: 'prepared: BANKING/deposit-complete takes that it was paid',
  section: 'contract, "Endpoints"',
  isPayment: true,
  async run(operator) {
    const { answer: created, id: depositId, creation } = requireMade();
    const { fields: asked = [] } = widgetsReading(preparedKind.endpoint, created) as DepositResponse;
    const given = operator.options.fields;
    const names = asked.map(({ alias, name }) => alias ?? name);
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length > 0)
      throw new Skipped(`it asks for ${missing.map((name) => `--field ${name}=…`).join(' ')}`);
    const fields = Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
    const payload = { depositId, paymentType: creation.method.name, fields };
    const key = createKey();
    readAnswer(completeDeposit, await operator.call(completeDeposit, payload, { key }));
    readAnswer(completeDeposit, await operator.call(completeDeposit, payload, { key }));
  },
});

const dataOf = ({ apiResponse }: DepositResponse) => apiResponse?.data ?? undefined;

export const deposits: readonly RowGroup[] = [
  {
    title: 'Deposits with a redirect page',
    createRows: () => depositsOf('redirect', redirectKind, () => []).rows,
  },
  {
    title: 'Deposits that are prepared first',
    createRows() {
      const { rows, requireMade } = depositsOf('prepared', preparedKind, (answer) => {
        const { requisites = [], card, unifiedFlow } = dataOf(answer) ?? {};
        const isPayable = requisites.length > 0 || card !== undefined || unifiedFlow !== undefined;
        return isPayable ? [] : ['apiResponse.data.requisites: what to pay to'];
      });
      return [...rows, completeRow(requireMade)];
    },
  },
  {
    title: 'On-ramps',
    createRows() {
      const { rows, requireMade } = depositsOf(
        'on-ramp',
        onrampKind,
        (answer) => {
          const { paymentMethodOffers = [] } = dataOf(answer) ?? {};
          return paymentMethodOffers.length > 0 ? [] : ['apiResponse.data.paymentMethodOffers: at least one'];
        },
        createRefusalRows('on-ramp', onrampKind, [...wrongAmounts, ...wrongMethods]),
      );
      return [...rows, continueRow(requireMade)];
    },
  },
  {
    title: 'Crypto addresses',
    createRows() {
      const lacks = ({ data }: DepositResponse) => (data ? [] : ['data.depositAddress: where to send coins']);
      const refusals = createRefusalRows('crypto', cryptoKind, [...wrongNetworks, ...wrongMethods]);
      return depositsOf('crypto', cryptoKind, lacks, refusals).rows;
    },
  },
];
