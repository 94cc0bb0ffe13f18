import {
  DepositCreation,
  PeerToPeerCreation,
  SweepstakeDepositCreation,
} from '@paywidget/shared/contract/payments';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { buildDepositRequest, MissingAmountError, MissingBoxError } from './depositRequest';

const facts = { country: 'br', currency: 'USD', returnUrl: 'https://pay.example/paywidget/form?returned=1' };
const method = samplePaymentMethod('moon', { securityRulesGroup: 3 });
const form = { isValid: true, amount: '50.10', fields: { document: '123', account: 'W1' }, wallet: 'W1' };

it('sends the required values and leaves out optional ones that are missing', () => {
  const { body } = buildDepositRequest('create', method, form, facts);
  expect(body).toEqual({
    amount: 50.1,
    currency: 'USD',
    fields: { document: '123', account: 'W1' },
    isActivatedBonus: false,
    paymentType: 'moon',
    returnUrl: facts.returnUrl,
    wallet: 'W1',
    selectedCountry: 'br',
    securityRulesGroup: 3,
  });
  expect(DepositCreation.safeParse(body).success).toBe(true);
});

it('sends bonus, session, experiment group, existing deposit and chip', () => {
  const { body } = buildDepositRequest(
    'prepare',
    method,
    { ...form, bonusId: '9', isActivatedBonus: true, isFromChip: true, depositId: '77' },
    { ...facts, abTestGroup: 'group_b', paymentSessionId: 's1' },
  );
  expect(body).toMatchObject({
    bonusId: '9',
    isActivatedBonus: true,
    metadata: { isFromChip: true },
    depositId: '77',
    abTestGroup: 'group_b',
    paymentSessionId: 's1',
  });
  expect(DepositCreation.safeParse(body).success).toBe(true);
});

it('allows a missing amount only for a crypto address', () => {
  const address = { isValid: true, isNewFlow: true, currency: 'BTC', fields: { network: 'btc' } };
  expect(buildDepositRequest('create', method, address, facts).body).toMatchObject({
    isNewFlow: true,
    currency: 'BTC',
  });
  expect(() => buildDepositRequest('create', method, { ...address, isNewFlow: false }, facts)).toThrow(
    MissingAmountError,
  );
});

it('sends the box of a sweepstake deposit and fails without one', () => {
  const { body } = buildDepositRequest('sweepstake', method, { ...form, boxId: '5' }, facts);
  expect(SweepstakeDepositCreation.safeParse(body).success).toBe(true);
  expect(() => buildDepositRequest('sweepstake', method, form, facts)).toThrow(MissingBoxError);
});

it('sends the method of a peer-to-peer deposit as paymentMethod', () => {
  const { body } = buildDepositRequest(
    'peer-to-peer',
    method,
    { ...form, bank: 'sber', checkScore: true },
    facts,
  );
  expect(body).toMatchObject({ paymentMethod: 'moon', bank: 'sber', checkScore: true });
  expect(PeerToPeerCreation.safeParse(body).success).toBe(true);
});

it('rejects an amount that a number cannot hold exactly', () => {
  expect(() => buildDepositRequest('create', method, { ...form, amount: '9007199254740993' }, facts)).toThrow(
    RangeError,
  );
});
