/** @jest-environment jsdom */
import { cacheFormFiles } from './cacheFormFiles';

const answer = { arrayBuffer: async () => new ArrayBuffer(0) } as Response;
const urlsOf = (fetch: jest.Mock) => fetch.mock.calls.map(([url]) => url);

it('requests the files that the page lists, and the texts', () => {
  document.head.innerHTML = '<meta name="paywidget-form" content="/s/form.a.js /s/form.b.css">';
  const fetch = jest.fn(async () => answer);
  cacheFormFiles(document, fetch, ['/l/de.form.c.json']);
  expect(urlsOf(fetch)).toEqual(['/s/form.a.js', '/s/form.b.css', '/l/de.form.c.json']);
});

it('requests only the texts in a page without a list', () => {
  document.head.innerHTML = '';
  const fetch = jest.fn(async () => answer);
  cacheFormFiles(document, fetch, ['/l/de.form.c.json']);
  expect(urlsOf(fetch)).toEqual(['/l/de.form.c.json']);
});

it('reads each file to its end, so that the browser keeps it, and survives those that fail', async () => {
  document.head.innerHTML = '<meta name="paywidget-form" content="/s/a.js /s/b.js">';
  const read = jest.spyOn(answer, 'arrayBuffer');
  const fetch = jest.fn(async (url: unknown) => {
    if (url === '/s/a.js') throw new TypeError('offline');
    return answer;
  });
  cacheFormFiles(document, fetch as never, []);
  await new Promise((resolve) => setTimeout(resolve));
  expect(read).toHaveBeenCalledTimes(1);
});
