import { createIconResolver } from './iconResolver';

const icons = createIconResolver(() => '/paywidget/static/');

describe('the resolver of icons', () => {
  it.each([
    ['visa', 'method', '/paywidget/static/icons/methods/visa.svg'],
    ['../../secret', 'method', '/paywidget/static/icons/methods/..%2F..%2Fsecret.svg'],
    ['https://cdn.example/visa.png', 'method', 'https://cdn.example/visa.png'],
    ['javascript:alert(1)', 'method', '/paywidget/static/icons/methods/javascript%3Aalert(1).svg'],
    ['USDT', 'currency', '/paywidget/static/icons/usdt.svg'],
  ] as const)('returns for %s (%s) the URL %s', (id, kind, url) => {
    expect(icons.url(id, kind)).toBe(url);
  });

  it('reports each icon and owner only once', () => {
    const report = jest.fn();
    const reporting = createIconResolver(() => '/static/', report);
    for (const owner of ['Visa', 'Visa', 'Mir']) reporting.report?.('card', owner);
    expect(report.mock.calls).toEqual([
      ['card', 'Visa'],
      ['card', 'Mir'],
    ]);
  });
});

it('has an address for a name that is no text, such as half of an emoji', () => {
  for (const kind of ['method', 'currency', 'flag'] as const) {
    expect(icons.url('a\ud83d', kind)).toMatch(/^\/paywidget\/static\/icons\/.*a%EF%BF%BD\.svg$/);
  }
});
