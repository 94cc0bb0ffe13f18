import fc from 'fast-check';
import { readErrorBody } from './error';

describe('readErrorBody', () => {
  it.each([
    [
      { message: 'outer', data: { code: 'banking.merchantClientError', message: 'inner' } },
      { code: 'banking.merchantClientError', message: 'inner' },
    ],
    [{ message: 'captcha_required' }, { message: 'captcha_required' }],
    [
      { message: 'outer', data: { code: 12 } },
      { code: '12', message: 'outer' },
    ],
    [{ message: 5, data: null }, {}],
    [{ message: 'outer', data: 'broken' }, { message: 'outer' }],
    ['<html>', {}],
    [null, {}],
    [undefined, {}],
  ])('reads %j', (body, read) => {
    expect(readErrorBody(body)).toEqual(read);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(() => readErrorBody(body)).not.toThrow();
      }),
    );
  });
});
