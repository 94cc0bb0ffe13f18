import { type OpenSandbox, openSandbox } from '../testing/openSandbox';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

it.each([
  [{ country: 'br', currency: 'BRL' }, 'pt'],
  [{ country: 'PK', currency: 'PKR' }, 'ur'],
  [{ country: 'nl', currency: 'EUR' }, 'en'],
  [{ country: 'br', currency: 'BRL', lang: 'de' }, 'de'],
])('a new player %j reads %s', async (player, lang) => {
  const { body } = await sandbox.post('/sandbox/players', player);
  expect(body).toMatchObject({ user: { lang } });
});

it.each([
  [[], 'The body: expected object'],
  [{ country: 'GB' }, 'currency: expected string'],
  [{ country: 'GB', currency: 'GBP', lange: 'en' }, 'The body: unknown lange'],
])('names what is wrong with the player %j', async (wrong, message) => {
  const { status, body } = await sandbox.post('/sandbox/players', wrong);
  expect([status, body.message]).toEqual([400, message]);
});
