import {
  checkDeposit,
  completeDeposit,
  continueExternalDeposit,
  type DepositResponse,
  fetchDepositStatus,
} from '@paywidget/shared/contract/payments';
import { expect, parseAsWidget, readAnswer } from '../assertions';
import { type CreateKind, cryptoKind, onrampKind, preparedKind, redirectKind } from '../createRequests';
import { differences } from '../differences';
import { Skipped } from '../fault';
import { type Created, createIdempotencyRows, idOf } from '../idempotencyRows';
import { createKey, type Operator } from '../operator';
import { createRejectionRows, invalidAmounts, invalidMethods, invalidNetworks } from '../rejectionRows';
import type { Row, RowGroup } from '../row';

/** The `deposit-check` payload that finds a created deposit. */
export const checkOf = ({ creation: { method } }: Pick<Created, 'creation'>, { options }: Operator) => ({
  paymentMethod: method.name,
  selectedCountry: options.country,
});

export const statusRow = (name: string, requireCreated: () => Created): Row => ({
  name: `${name}: deposit-status knows the deposit`,
  section: 'docs/rules/wire.md#statuses-and-pushes',
  isPayment: true,
  async run(operator) {
    const { id: depositId, creation } = requireCreated();
    const answer = await operator.call(fetchDepositStatus, {
      depositId,
      paymentMethod: creation.method.name,
    });
    const { status } = readAnswer(fetchDepositStatus, answer);
    const sent = (answer.body as { status?: unknown }).status ?? undefined;
    expect(sent !== undefined, answer, 'status: expected a number or text, got nothing');
    expect(status !== 'mistaked', answer, 'the status of an open deposit, not of a failed one');
  },
});

export const checkRow = (name: string, requireCreated: () => Created): Row => ({
  name: `${name}: deposit-check finds the deposit and returns the whole create answer`,
  section: 'docs/rules/wire.md#endpoints',
  isPayment: true,
  async run(operator) {
    const made = requireCreated();
    const found = await operator.call(checkDeposit, checkOf(made, operator));
    const { exists } = readAnswer(checkDeposit, found);
    const effect = 'After a reload or a lost answer, the player pays a second time';
    expect(exists, found, `exists: true, since ${made.id} is open`, effect);
    if (made.olderDepositId !== undefined && idOf(found) === made.olderDepositId) {
      throw new Skipped(
        `the player has an older open deposit, ${made.olderDepositId}: end it, or use another player`,
      );
    }
    // The status may have changed since.
    const { status: _, ...created } = made.answer.body as Record<string, unknown>;
    const others = differences(created, found.body);
    expect(others.length === 0, found, others, effect);
  },
});

const isWeb = (address: string, base: string) =>
  URL.canParse(address, base) && ['http:', 'https:'].includes(new URL(address, base).protocol);

/** Returns a line for each link or code that the widget cannot open or show. The line says what the widget needs instead. */
function invalidLinks({ apiResponse }: DepositResponse, base: string): string[] {
  const { source, pageId, data } = apiResponse ?? {};
  const links = { source, 'data.buttonPay.url': data?.buttonPay?.url };
  const invalid = Object.entries(links).flatMap(([place, link]) =>
    link === undefined || isWeb(link, base) ? [] : [`apiResponse.${place}: an address of http or https`],
  );
  const isScanned = pageId === 'pix' || pageId === 'eazype';
  const isScannable = data?.buttonPay ?? data?.qrCodeText ?? data?.qrDataURL;
  return isScanned && !isScannable
    ? [...invalid, `apiResponse.data: qrCodeText, qrDataURL or buttonPay for the page ${pageId}`]
    : invalid;
}

const linksRow = (name: string, kind: CreateKind, requireCreated: () => Created): Row => ({
  name: `${name}: its links and codes can be used`,
  section: 'docs/rules/wire.md#deposit-response',
  isPayment: true,
  async run({ options }) {
    const { answer } = requireCreated();
    const invalid = invalidLinks(parseAsWidget(kind.endpoint, answer) as DepositResponse, options.url);
    expect(invalid.length === 0, answer, invalid, 'The player reads that the provider failed');
  },
});

const needsFields = ({ apiResponse }: DepositResponse) => apiResponse?.isFieldsRequired === true;

function depositsOf(
  name: string,
  kind: CreateKind,
  missingParts: (data: DepositResponse) => string[],
  rejections = createRejectionRows(name, kind),
) {
  const missingIn = (data: unknown) =>
    needsFields(data as DepositResponse) ? [] : missingParts(data as DepositResponse);
  const { rows, concurrentRow, requireCreated } = createIdempotencyRows({
    ...kind,
    name,
    missingParts: missingIn,
  });
  const followUps = [
    linksRow(name, kind, requireCreated),
    statusRow(name, requireCreated),
    checkRow(name, requireCreated),
  ];
  // A crypto address stays open until coins arrive, so there is nothing to follow.
  return {
    rows: [...rows, ...(kind === cryptoKind ? [] : followUps), concurrentRow, ...rejections],
    requireCreated,
  };
}

/** Chooses the first offer. */
const continueRow = (requireCreated: () => Created): Row => ({
  name: 'on-ramp: BANKING/external-deposit-continue returns where to buy the offer',
  section: 'docs/rules/wire.md#endpoints',
  isPayment: true,
  async run(operator) {
    const { answer: created, id: depositId, creation } = requireCreated();
    const { apiResponse } = parseAsWidget(onrampKind.endpoint, created) as DepositResponse;
    const [offer] = apiResponse?.data?.paymentMethodOffers ?? [];
    if (!offer) throw new Skipped('there is no offer');
    const payload = { depositId, paymentType: creation.method.name, method: offer.method };
    const answer = await operator.call(continueExternalDeposit, payload, { key: createKey() });
    const continued = readAnswer(continueExternalDeposit, answer);
    expect(Boolean(continued.apiResponse?.source), answer, 'apiResponse.source: where the offer is bought');
    const invalid = invalidLinks(continued, operator.options.url);
    expect(invalid.length === 0, answer, invalid);
  },
});

/** Reports a prepared deposit as paid, with the required fields. */
const completeRow = (requireCreated: () => Created): Row => ({
  name: 'prepared: BANKING/deposit-complete accepts that the player has paid',
  section: 'docs/rules/wire.md#endpoints',
  isPayment: true,
  async run(operator) {
    const { answer: created, id: depositId, creation } = requireCreated();
    const { fields: required = [] } = parseAsWidget(preparedKind.endpoint, created) as DepositResponse;
    const given = operator.options.fields;
    const names = required.map(({ alias, name }) => alias ?? name);
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length > 0)
      throw new Skipped(`it needs ${missing.map((name) => `--field ${name}=…`).join(' ')}`);
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
      const { rows, requireCreated } = depositsOf('prepared', preparedKind, (answer) => {
        const { requisites = [], card, unifiedFlow } = dataOf(answer) ?? {};
        const isPayable = requisites.length > 0 || card !== undefined || unifiedFlow !== undefined;
        return isPayable ? [] : ['apiResponse.data.requisites: where to pay'];
      });
      return [...rows, completeRow(requireCreated)];
    },
  },
  {
    title: 'On-ramps',
    createRows() {
      const { rows, requireCreated } = depositsOf(
        'on-ramp',
        onrampKind,
        (answer) => {
          const { paymentMethodOffers = [] } = dataOf(answer) ?? {};
          return paymentMethodOffers.length > 0 ? [] : ['apiResponse.data.paymentMethodOffers: at least one'];
        },
        createRejectionRows('on-ramp', onrampKind, [...invalidAmounts, ...invalidMethods]),
      );
      return [...rows, continueRow(requireCreated)];
    },
  },
  {
    title: 'Crypto addresses',
    createRows() {
      const missingParts = ({ data }: DepositResponse) =>
        data ? [] : ['data.depositAddress: where to send coins'];
      const rejections = createRejectionRows('crypto', cryptoKind, [...invalidNetworks, ...invalidMethods]);
      return depositsOf('crypto', cryptoKind, missingParts, rejections).rows;
    },
  },
];
