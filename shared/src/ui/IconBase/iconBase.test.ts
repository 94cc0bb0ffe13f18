import { createIconBase } from './iconBase';

const base = createIconBase('/paywidget/static/');

describe('createIconBase', () => {
  it.each([
    ['visa', 'method', '/paywidget/static/icons/methods/visa.svg'],
    ['../../secret', 'method', '/paywidget/static/icons/methods/..%2F..%2Fsecret.svg'],
    ['https://cdn.example/visa.png', 'method', 'https://cdn.example/visa.png'],
    ['javascript:alert(1)', 'method', '/paywidget/static/icons/methods/javascript%3Aalert(1).svg'],
    ['USDT', 'currency', '/paywidget/static/icons/usdt.svg'],
  ] as const)('finds %s (%s) at %s', (id, kind, address) => {
    expect(base.url(id, kind)).toBe(address);
  });
});
