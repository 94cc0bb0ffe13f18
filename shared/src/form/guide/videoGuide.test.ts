import { videoGuideOf } from './videoGuide';

const guides = (...keys: string[]) => ({
  videoGuideUrl: Object.fromEntries(keys.map((key) => [key, { redesign: `https://guides.example/${key}` }])),
});

it.each([
  ['hi', 'in', ['en_in', 'hi_in', 'hi'], 'hi_in'],
  ['hi-Latn-IN', 'IN', ['en_in', 'hi_IN'], 'hi_IN'],
  ['pt', 'br', ['en_br', 'pt-BR'], 'pt-BR'],
  ['pt', 'br', ['pt_pt', 'pt', 'en_br'], 'pt'],
  ['pt', 'br', ['en_br', 'pt_pt'], 'pt_pt'],
  ['te', 'in', ['hi_in', 'en_gb', 'en_in'], 'en_in'],
  ['te', 'in', ['hi_in', 'en_gb', 'en'], 'en'],
  ['te', 'in', ['pt_br', 'hi_in'], 'hi_in'],
  ['te', 'in', ['pt_br'], 'pt_br'],
])('for the language %s in %s, chooses from %j the guide %s', (language, country, keys, expected) => {
  expect(videoGuideOf(guides(...keys), { language, country })).toBe(`https://guides.example/${expected}`);
});

it.each([
  ['there are none', {}],
  ['there is an empty table', { videoGuideUrl: {} }],
  ['the link is not a URL', { videoGuideUrl: { en_br: { redesign: 'guide' } } }],
  ['the link is a javascript: URL', { videoGuideUrl: { en_br: { redesign: 'javascript:alert(1)' } } }],
  ['the link is not https', { videoGuideUrl: { en_br: { redesign: 'http://guides.example/' } } }],
])('returns undefined if %s', (_, method) => {
  expect(videoGuideOf(method, { language: 'en', country: 'br' })).toBeUndefined();
});

it('skips a guide that is not https if another is', () => {
  const { videoGuideUrl } = guides('en');
  const method = { videoGuideUrl: { pt_br: { redesign: 'http://guides.example/pt_br' }, ...videoGuideUrl } };
  expect(videoGuideOf(method, { language: 'pt', country: 'br' })).toBe('https://guides.example/en');
});
