import { withLineBreaks } from './lineBreaks';
import { readLocales } from './readLocales';

/** Makes the characters that forbid a line break visible: `~` is a no-break space, `^` a word joiner. */
const visible = (text = '') => text.replaceAll('\u00A0', '~').replaceAll('\u2060', '^');

const withoutRules = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

it.each([
  ['fil', 'Mag-log in ulit.', 'Mag-^log in ulit.'],
  ['fil', 'Automatic na mag-a-update ang page', 'Automatic na mag-^a-^update ang page'],
  [
    'fil',
    'Nag-e-mail kami sa juan-cruz@e-bank.ph, i-check ito',
    'Nag-^e-^mail kami sa juan-cruz@e-bank.ph, i-^check ito',
  ],
  [
    'fil',
    'I-open ang https://e-bank.ph/mag-log o my-bank.ph/a-b.',
    'I-^open ang https://e-bank.ph/mag-log o my-bank.ph/a-b.',
  ],
  [
    'fil',
    'I-copy ang {{pay-code}}, mag-{{action}} at i-{{action}}',
    'I-^copy ang {{pay-code}}, mag-{{action}} at i-{{action}}',
  ],
  ['fil', '1-2 araw – 10-digit, at - ito', '1-2 araw – 10-digit, at - ito'],
  ['ro', 'Nu ți s-au luat bani.', 'Nu ți s-^au luat bani.'],
  ['ro', 'Deschide-l și verifică-ți soldul', 'Deschide-^l și verifică-^ți soldul'],
  ['ro', 'Verifică-l pe {{site}}-ul lui', 'Verifică-^l pe {{site}}-ul lui'],
  ['pl', 'Wyślij {{coin}} i tylko w sieci {{network}}', 'Wyślij {{coin}} i~tylko w~sieci {{network}}'],
  ['pl', 'Z konta (a potem z banku) i w aplikacji', 'Z~konta (a~potem z~banku) i~w~aplikacji'],
  ['pl', 'Zostało {{count}} z {{total}}, w {{network}}', 'Zostało {{count}} z~{{total}}, w~{{network}}'],
  ['pl', 'do banku, PIN-u nie podawaj', 'do banku, PIN-u nie podawaj'],
  ['pl', 'U, E, G lub B', 'U, E, G lub B'],
  ['ko', '이용할 수 있는 결제 수단이 없어요', '이용할~수~있는 결제 수단이 없어요'],
  ['ko', '교환은 되돌릴 수 없어요.', '교환은 되돌릴~수~없어요.'],
  ['ko', '결제를 취소할 수도 있어요.', '결제를 취소할~수도~있어요.'],
  ['ko', '다른 수단이 수락되면', '다른 수단이 수락되면'],
  ['ky', 'Сизден акча алынган жок, аны да жөнөтүңүз.', 'Сизден акча алынган~жок, аны~да жөнөтүңүз.'],
  ['ky', 'Төлөмдү жокко чыгарсаңыз да болот.', 'Төлөмдү жокко чыгарсаңыз~да~болот.'],
  ['ky', 'дагы эле ачык, тастыктаңыз', 'дагы эле ачык, тастыктаңыз'],
  ['kk', 'Екеуін де көшіріңіз: ашылмай тұр ма?', 'Екеуін~де көшіріңіз: ашылмай тұр~ма?'],
  [
    'kk',
    'Төлемнен бас тартуға да болады. Ақша алынған жоқ',
    'Төлемнен бас тартуға~да~болады. Ақша алынған~жоқ',
  ],
  ['kk', 'Төлемнен бас тартылады, банкке', 'Төлемнен бас тартылады, банкке'],
  ['de', 'Verwenden Sie die Zahlungsdaten nicht.', 'Verwenden Sie die Zahlungsdaten~nicht.'],
  ['de', 'Wir wissen noch nicht, ob', 'Wir wissen noch nicht, ob'],
  ['hi', 'दोबारा पेमेंट न करें। पैसे नहीं कटे हैं।', 'दोबारा पेमेंट न~करें। पैसे नहीं~कटे हैं।'],
  ['hi', 'हुआ है या नहीं। पैसे', 'हुआ है या नहीं। पैसे'],
  ['ja', 'Steam IDをコピーし、Steam でログイン', 'Steam~IDをコピーし、Steam でログイン'],
  ['kk', 'Steam ID көшіріп, оны да қойыңыз', 'Steam~ID көшіріп, оны~да қойыңыз'],
  ['ko', '여기에 Steam ID를 붙여넣을 수 있어요', '여기에 Steam~ID를 붙여넣을~수~있어요'],
  ['ky', 'Steam ID номерин көчүрүңүз', 'Steam~ID номерин көчүрүңүз'],
  ['en', 'We couldn’t sign-in a user', 'We couldn’t sign-in a user'],
])('in %s, “%s” becomes “%s”', (language, text, expected) => {
  const once = withLineBreaks(language, { text });
  expect(visible(once.text)).toBe(expected);
  expect(withLineBreaks(language, once)).toEqual(once);
});

it.each(Object.entries(readLocales()))('the texts of %s keep their words and keys', (language, texts) => {
  const result = withLineBreaks(language, texts);
  expect(Object.keys(result)).toEqual(Object.keys(texts));
  const changed = Object.entries(texts).filter(
    ([key, text]) => withoutRules(result[key]) !== withoutRules(text),
  );
  expect(changed).toEqual([]);
});
