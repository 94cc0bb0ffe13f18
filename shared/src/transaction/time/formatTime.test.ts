import { localeGroups } from '@paywidget/shared/i18n';
import { formatTime } from './formatTime';

const time = new Date(2026, 11, 24, 18, 30).getTime();

it.each([
  ['en', 'Dec 24, 2026, 6:30 PM'],
  ['de', '24.12.2026, 18:30'],
  ['bn', '24 ডিসে, 2026, 6:30 PM'],
  ['mr', '24 डिसें, 2026, 6:30 PM'],
  ['az', '24.12.2026, 18:30'],
  ['kk', '24.12.2026, 18:30'],
  ['ky', '24.12.2026, 18:30'],
  ['tg-TJ', '24.12.2026, 18:30'],
  ['uz-UZ', '24.12.2026, 18:30'],
])('in %s a time is %s', (language, text) => {
  expect(formatTime(time, language).replace(/\s/gu, ' ')).toBe(text);
});

it.each(localeGroups)('in %s a time has European digits only, and no marks for missing names', (language) => {
  const text = formatTime(time, language);
  expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
  expect(text).not.toMatch(/M1?2/);
});

it.each([8.64e15 + 1, -8.64e15 - 1, 1e300])('shows a time for %d, which no calendar has', (outside) => {
  for (const language of ['en', 'kk']) expect(formatTime(outside, language)).toMatch(/\d/);
});
