import { NetworkError, RequestTimeoutError, ResponseError } from '@paywidget/shared/api';
import { ContractError } from '@paywidget/shared/contract';
import { HostSilentError, MissingUserDataError, NoHostError } from '../../lib/bridge';
import { ConfigurationError } from '../../lib/federation/configuration';
import { IncorrectHostDataError } from '../../lib/session';
import { errorPageMessageOf, messageOf } from './errorPageMessage';
import { errorTextOf } from './errorText';
import { lastResort } from './lastResort';
import { InsecurePageError, startFailureOf } from './startFailure';

describe('a start failure', () => {
  const rows: [Error, string, string][] = [
    [new HostSilentError(), 'host.silent', 'The host has not answered'],
    [new NoHostError(), 'host.missing', 'There is no host'],
    [
      new MissingUserDataError(),
      'webview.userData',
      'The property paywidgetUserData was not found in the window',
    ],
    [new IncorrectHostDataError(), 'host.data', 'Incorrect data from host'],
    [new ConfigurationError('404'), 'configuration', 'The deployment has no configuration'],
    [new InsecurePageError(), 'page.insecure', 'HTTPS is required'],
    [new Error('boom'), 'start.failed', 'boom'],
  ];

  it.each(rows)('%s is reported to the host as %s', (error, code, message) => {
    const failure = startFailureOf(error);
    expect(failure).toMatchObject({ code, message });
    expect(lastResort).toHaveProperty([failure.title]);
    expect(lastResort).toHaveProperty([failure.text]);
  });
});

describe('what a screen throws', () => {
  const rows: [string, unknown, string | undefined][] = [
    ['a network failure', new NetworkError('x'), 'Network connection failed'],
    ['a timeout', new RequestTimeoutError('x'), 'Request timeout'],
    ['an error status', new ResponseError('x', 503, undefined, 'internal details'), 'HTTP 503'],
    ['an invalid response', new ContractError('x', 'methods', 'wrong'), 'Unknown error'],
    ['an aborted call', new DOMException('left', 'AbortError'), 'Unknown error'],
    ['a bug in the screen', new TypeError('x is not a function'), undefined],
  ];

  it.each(rows)('%s leads to the error page with the message %s', (_, error, message) => {
    expect(errorPageMessageOf(error)).toBe(message);
  });

  it.each([
    [new Error('boom'), 'boom'],
    [new Error(''), 'Unknown error'],
    ['text', 'Unknown error'],
  ])('%s has the message %s', (error, message) => expect(messageOf(error)).toBe(message));
});

describe('the error page’s text for a message', () => {
  const translated = ['error.network', 'error.timeout', 'error.status.401'];
  const isTranslated = (key: string) => translated.includes(key);

  it.each([
    ['Network connection failed', { kind: 'key', key: 'error.network' }],
    ['Request timeout', { kind: 'key', key: 'error.timeout' }],
    ['HTTP 401', { kind: 'key', key: 'error.status.401' }],
    ['HTTP 418', { kind: 'none' }],
    ['Unknown error', { kind: 'none' }],
    ['constructor', { kind: 'text', text: 'constructor' }],
    ['Limit reached', { kind: 'text', text: 'Limit reached' }],
  ])('%s', (message, text) => expect(errorTextOf(message, isTranslated)).toEqual(text));

  it('is cut to 200 characters', () => {
    expect(errorTextOf('x'.repeat(500), isTranslated)).toEqual({ kind: 'text', text: 'x'.repeat(200) });
  });
});
