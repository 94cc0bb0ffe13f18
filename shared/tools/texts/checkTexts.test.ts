import { missingTexts, outdatedTexts, textProblems } from './checkTexts';

const english = {
  'a.title': 'Pay {{amount}}',
  'a.text': 'Wait',
  'a.days_one': '{{count}} day {{clock}}',
  'a.days_other': '{{count}} days {{clock}}',
};

it.each([
  ['de', {}, ['a.title', 'a.text', 'a.days_one', 'a.days_other']],
  ['de', { 'a.title': 'x', 'a.days_one': 'x', 'a.days_other': 'x' }, ['a.text']],
  [
    'pl',
    { 'a.title': 'x', 'a.text': 'x', 'a.days_one': 'x', 'a.days_other': 'x' },
    ['a.days_few', 'a.days_many'],
  ],
  ['ja', { 'a.title': 'x', 'a.text': 'x', 'a.days_other': 'x' }, []],
  ['tg', { 'a.title': 'x', 'a.text': 'x', 'a.days_other': 'x' }, []],
])('in %s, of the texts %j are missing %j', (language, texts, missing) => {
  expect(missingTexts(language, texts, english)).toEqual(missing);
});

it.each([
  ['de', 'a.text', 'Warten', undefined],
  ['de', 'a.title', '{{amount}} zahlen', undefined],
  ['de', 'a.title', 'Zahlen', 'the placeholders are none, in English {{amount}}'],
  ['de', 'a.title', '{{sum}} zahlen', 'the placeholders are {{sum}}, in English {{amount}}'],
  ['de', 'a.other', 'x', 'no text of the widget has this key'],
  ['de', 'constructor', 'x', 'no text of the widget has this key'],
  ['de', 'a.days_few', '{{count}} {{clock}}', 'no text of the widget has this key'],
  ['ar', 'a.days_two', 'يومان {{clock}}', undefined],
  ['ar', 'a.days_few', 'أيام {{clock}}', 'the placeholders are {{clock}}, in English {{clock}}, {{count}}'],
  ['de', 'a.text', ' ', 'expected a text'],
  ['de', 'a.text', 5, 'expected a text'],
  ['de', 'a.text', 'Warten <b>hier</b>', 'markup, or spaces at an end or in a row'],
  ['de', 'a.text', 'Warten  hier', 'markup, or spaces at an end or in a row'],
])('in %s, the text %s: %j has the problem %j', (language, key, text, problem) => {
  expect(textProblems(language, { [key]: text }, english)).toEqual(problem ? [`${key}: ${problem}`] : []);
});

it('names the texts whose English has changed, but not their translation', () => {
  const before = {
    english: { same: 'A', changed: 'B', followed: 'C', days_other: 'D' },
    texts: { same: 'a', changed: 'b', followed: 'c', days_few: 'd' },
  };
  const now = {
    english: { same: 'A', changed: 'B!', followed: 'C!', days_other: 'D!', added: 'E' },
    texts: { same: 'a', changed: 'b', followed: 'c!', days_few: 'd', added: 'e' },
  };
  expect(outdatedTexts(now, before)).toEqual(['changed', 'days_few']);
});
