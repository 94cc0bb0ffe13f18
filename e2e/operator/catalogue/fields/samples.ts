import type { WireField } from '../wire';
import {
  accountAlias,
  accountNumber,
  anyIban,
  argentineDni,
  bic,
  blikCode,
  canadianBranch,
  cardCvv,
  cardExpiry,
  cardNumber,
  cardTail,
  cashtag,
  cbu,
  cci,
  cedula,
  clabe,
  cnpj,
  colombianDocument,
  cpf,
  cryptoAddress,
  cuit,
  curp,
  email,
  fullName,
  iban,
  ifsc,
  iin,
  interacAnswer,
  japaneseBranch,
  latinName,
  memo,
  neosurfCode,
  nuban,
  operatorPhone,
  perfectMoneyAccount,
  peruvianDni,
  phone,
  randomKey,
  routingNumber,
  rut,
  sortCode,
  southAfricanId,
  steamId,
  turkishId,
  upiId,
  utr,
  voucherPin,
  walletNumber,
  webmoneyPurse,
  yoomoneyWallet,
} from './index';

export interface Sample {
  title: string;
  field: WireField;
  good: string[];
  bad: string[];
}

const sample = (title: string, field: WireField, good: string[], bad: string[]): Sample => ({
  title,
  field,
  good,
  bad,
});

const [, documentNumber] = colombianDocument;

const identities: Sample[] = [
  sample(
    'CPF',
    cpf,
    ['52998224725', '529.982.247-25'],
    ['5299822472', '529982247251', '111.111.111-11', '5299822472x'],
  ),
  sample(
    'CNPJ',
    cnpj,
    ['11222333000181', '11.222.333/0001-81'],
    ['1122233300018', '00000000000000', '11.222.333-0001/81'],
  ),
  sample('Argentine DNI', argentineDni, ['30123456', '5123456'], ['0123456', '301234567', '30.123.456']),
  sample('CUIT', cuit, ['20-12345678-6', '27301234563'], ['21-12345678-6', '2012345678']),
  sample('RUT', rut, ['12.345.678-5', '76543210K', '7654321-6'], ['123456-7', '12.345.678-A', '012345678']),
  sample('Peruvian DNI', peruvianDni, ['45678912'], ['4567891', '456789123']),
  sample('cédula', cedula, ['1710034065', '3050000001'], ['2510034065', '1760034065', '171003406']),
  sample(
    'CURP',
    curp,
    ['BADD110313HCMLNS09', 'HEGG560427MVZRRL04'],
    ['BADD111313HCMLNS09', 'BADD110313HXXLNS09', 'BADD110313HCMLNS0'],
  ),
  sample('T.C. kimlik no', turkishId, ['10000000146'], ['00000000146', '10000000145', '1000000014']),
  sample('IIN', iin, ['880213300123', '010131600012'], ['881313300123', '880232300123', '880213700123']),
  sample(
    'South African ID',
    southAfricanId,
    ['8001015009087'],
    ['8013015009087', '8001015009387', '800101500908'],
  ),
  sample(
    'Colombian document',
    documentNumber as WireField,
    ['1020304050', '900123456-7', 'AB123456'],
    ['12345', '0123456', 'A1234567'],
  ),
  sample(
    'full name',
    fullName,
    ['Ana Maria d’Ávila', 'Иван Петров', 'محمد علي', '山田太郎'],
    ['A', '7up', '-Ana'],
  ),
  sample('Latin name', latinName, ["JOHN O'NEIL", 'ANNA-MARIA ST. CLAIR'], ['ИВАН ПЕТРОВ', 'J', 'JOHN 2']),
];

const accounts: Sample[] = [
  sample(
    'CLABE',
    clabe,
    ['032180000118359719', '032 180 00011835971 9'],
    ['03218000011835971', '000180000118359719', '0321800001183597190'],
  ),
  sample('IFSC', ifsc, ['SBIN0001234', 'HDFC0CAACOB'], ['SBIN1001234', 'SBI00001234', 'SBIN000123']),
  sample('NUBAN', nuban, ['0123456789'], ['012345678', '01234567890', '012345678A']),
  sample(
    'CBU',
    cbu,
    ['2850590940090418135201', '0000003100010000000001'],
    ['285059094009041813520', '28505909400904181352012'],
  ),
  sample(
    'CCI',
    cci,
    ['00219300123456789012', '002-193-001234567890-12'],
    ['0021930012345678901', '002-193-00123456789-012'],
  ),
  sample('sort code', sortCode, ['12-34-56', '601613'], ['12345', '12-345-6']),
  sample(
    'routing number',
    routingNumber,
    ['021000021', '322271627'],
    ['991000021', '02100002', '0210000211'],
  ),
  sample('Canadian branch', canadianBranch, ['00010-001', '00010004'], ['0001-001', '00010-01']),
  sample('BIC', bic, ['DEUTDEFF', 'NEDSZAJJXXX'], ['DEUTDEF', 'DEUT1EFF', 'DEUTDEFFXX']),
  sample('Japanese branch', japaneseBranch, ['001'], ['01', '0001']),
  sample('account of 8 digits', accountNumber(8), ['31926819'], ['3192681', '319268190']),
  sample(
    'account of 4 to 17 digits',
    accountNumber(4, 17),
    ['1234', '12345678901234567'],
    ['123', '123456789012345678', '12 34'],
  ),
];

/** One IBAN of each country with valid check digits (ISO 7064, mod 97-10). */
const ibans: Sample[] = (
  [
    ['AZ', 'AZ21NABZ00000000137010001944'],
    ['AE', 'AE070331234567890123456'],
    ['CZ', 'CZ6508000000192000145399'],
    ['DE', 'DE89370400440532013000'],
    ['EG', 'EG380019000500000000263180002'],
    ['ES', 'ES9121000418450200051332'],
    ['FI', 'FI2112345600000785'],
    ['FR', 'FR1420041010050500013M02606'],
    ['GB', 'GB29NWBK60161331926819'],
    ['GR', 'GR1601101250000000012300695'],
    ['IT', 'IT60X0542811101000000123456'],
    ['KZ', 'KZ86125KZT5004100100'],
    ['NL', 'NL91ABNA0417164300'],
    ['PK', 'PK36SCBL0000001123456702'],
    ['PL', 'PL61109010140000071219812874'],
    ['PT', 'PT50000201231234567890154'],
    ['SA', 'SA0380000000608010167519'],
    ['SE', 'SE4550000000058398257466'],
    ['TR', 'TR330006100519786457841326'],
    ['UA', 'UA213223130000026007233566001'],
  ] as const
).map(([country, example]) =>
  sample(
    `IBAN of ${country}`,
    iban(country),
    [example, example.replace(/(.{4})(?=.)/gu, '$1 ')],
    [example.slice(0, -1), `${example}0`, `XX${example.slice(2)}`, example.toLowerCase()],
  ),
);

const cards: Sample[] = [
  sample(
    'card',
    cardNumber(),
    ['4111111111111111', '4111 1111 1111 1111'],
    ['411111111111111', '1111111111111111', '4111-1111-1111-1111'],
  ),
  sample(
    'Visa or Mastercard',
    cardNumber('visaOrMastercard'),
    ['4111111111111111', '5555555555554444', '2223003122003222'],
    ['2200123456789012', '6011111111111117'],
  ),
  sample('Mir', cardNumber('mir'), ['2202202212312379'], ['2205202212312379', '4111111111111111']),
  sample('Uzcard', cardNumber('uzcard'), ['8600 1234 5678 9012', '5614123456789012'], ['8601123456789012']),
  sample('HUMO', cardNumber('humo'), ['9860123456789012'], ['8600123456789012']),
  sample('Elcart', cardNumber('elcart'), ['9417123456789012'], ['9418123456789012']),
  sample('Korti Milli', cardNumber('kortiMilli'), ['5058270123456789'], ['5059270123456789']),
  sample('Verve', cardNumber('verve'), ['5060990580000217'], ['4111111111111111']),
  sample('mada', cardNumber('mada'), ['4847830000000003', '9682000000000000'], ['2200000000000000']),
  sample('expiry', cardExpiry, ['04/29', '1231'], ['13/29', '00/29', '4/29']),
  sample('CVV', cardCvv, ['123', '1234'], ['12', '12a']),
  sample('card tail', cardTail, ['0042'], ['042', '00421']),
];

const wallets: Sample[] = [
  sample(
    'e-mail',
    email,
    ['ana.silva+pay@example.com.br', "o'neil@example.co"],
    ['ana@', 'ana@example', 'ana silva@example.com', '@example.com'],
  ),
  sample(
    'UPI id',
    upiId,
    ['rahul.k-7@okhdfcbank', '9876543210@ybl'],
    ['rahul', 'rahul@', 'r@ybl', 'rahul@ok.bank'],
  ),
  sample('UTR', utr, ['412345678901'], ['41234567890', '4123456789012']),
  sample('BLIK', blikCode, ['777123', '777 123'], ['77712', '7771234', '77 7123']),
  sample('Perfect Money', perfectMoneyAccount, ['U1234567', 'E123456789'], ['X1234567', 'U123456']),
  sample('WebMoney', webmoneyPurse, ['Z123456789012'], ['R123456789012', 'Z12345678901']),
  sample('YooMoney', yoomoneyWallet, ['41001234567', '4100123456789012'], ['41011234567', '4100123456']),
  sample('wallet of 10 digits', walletNumber(10, 10), ['1234567890'], ['123456789', '12345678901']),
  sample(
    'wallet of 6 to 12 digits',
    walletNumber(6, 12),
    ['123456', '123456789012'],
    ['12345', '1234567890123'],
  ),
  sample(
    'wallet of 8 to 10 digits',
    walletNumber(8, 10),
    ['12345678', '1234567890'],
    ['1234567', '12345678901'],
  ),
  sample('wallet of 12 digits', walletNumber(12, 12), ['123456789012'], ['12345678901']),
  sample(
    'voucher',
    voucherPin,
    ['1234567890123456', '1234 5678 9012 3456'],
    ['123456789012345', '1234-5678-9012-3456'],
  ),
  sample('Neosurf', neosurfCode, ['A1B2C3D4E5'], ['A1B2C3D4E', 'a1b2c3d4e5']),
  sample('alias', accountAlias, ['gato.perro.luna'], ['gato', 'gato perro']),
  sample('Steam', steamId, ['76561197960287930'], ['76561297960287930', '7656119796028793']),
  sample('Interac answer', interacAnswer, ['maple', 'hockey-9'], ['ab', 'two words']),
  sample('cashtag', cashtag, ['$jane.doe'], ['jane', '$1jane']),
  sample(
    'random Pix key',
    randomKey,
    ['123e4567-e89b-42d3-a456-426614174000', '123E4567E89B42D3A456426614174000'],
    ['123e4567-e89b-12d3-a456-426614174000', '123e4567'],
  ),
];

const phones: Sample[] = (
  [
    ['ae', '+971501234567', '+971511234567'],
    ['az', '+994501234567', '+994401234567'],
    ['bd', '+8801712345678', '+8801212345678'],
    ['br', '+5511961234567', '+551161234567'],
    ['co', '+573001234567', '+576001234567'],
    ['ec', '+593991234567', '+593291234567'],
    ['eg', '+201001234567', '+201301234567'],
    ['es', '+34612345678', '+34912345678'],
    ['fi', '+358401234567', '+358901234567'],
    ['id', '+6281234567890', '+6221234567890'],
    ['in', '+919876543210', '+915876543210'],
    ['it', '+393331234567', '+390612345678'],
    ['kg', '+996555123456', '+996312123456'],
    ['kz', '+77011234567', '+79161234567'],
    ['lk', '+94771234567', '+94112345678'],
    ['ma', '+212612345678', '+212512345678'],
    ['my', '+60123456789', '+60312345678'],
    ['np', '+9779841234567', '+97714123456'],
    ['pe', '+51912345678', '+5112345678'],
    ['ph', '+639171234567', '+63281234567'],
    ['pk', '+923001234567', '+924212345678'],
    ['pt', '+351912345678', '+351212345678'],
    ['ru', '+79161234567', '+74951234567'],
    ['sa', '+966501234567', '+966112345678'],
    ['se', '+46701234567', '+46812345678'],
    ['sn', '+221771234567', '+221331234567'],
    ['th', '+66812345678', '+6621234567'],
    ['tj', '+992917123456', '+992372212345'],
    ['tr', '+905321234567', '+902121234567'],
    ['uz', '+998901234567', '+998711234567'],
    ['vn', '+84912345678', '+84241234567'],
  ] as const
).map(([country, good, bad]) =>
  sample(
    `phone of ${country}`,
    phone(country),
    [good, good.slice(1)],
    [bad, good.slice(0, -3), `${good}00000`, `0${good}`],
  ),
);

/** For each mobile operator, one of its numbers and one of a competitor. */
const operatorPhones: Sample[] = (
  [
    ['airtelKenya', '+254733123456', '+254712345678'],
    ['airtelTanzania', '+255681234567', '+255741234567'],
    ['airtelTigoGhana', '+233271234567', '+233241234567'],
    ['airtelUganda', '+256701234567', '+256771234567'],
    ['airtelZambia', '+260971234567', '+260961234567'],
    ['etisalatEgypt', '+201112345678', '+201012345678'],
    ['freeSenegal', '+221761234567', '+221771234567'],
    ['halotelTanzania', '+255621234567', '+255741234567'],
    ['moovIvoryCoast', '+2250101234567', '+2250701234567'],
    ['mtnCameroon', '+237677123456', '+237699123456'],
    ['mtnGhana', '+233241234567', '+233201234567'],
    ['mtnIvoryCoast', '+2250501234567', '+2250701234567'],
    ['mtnUganda', '+256771234567', '+256701234567'],
    ['mtnZambia', '+260961234567', '+260971234567'],
    ['orangeCameroon', '+237699123456', '+237677123456'],
    ['orangeEgypt', '+201212345678', '+201012345678'],
    ['orangeIvoryCoast', '+2250701234567', '+2250501234567'],
    ['orangeSenegal', '+221771234567', '+221761234567'],
    ['safaricom', '+254712345678', '+254733123456'],
    ['telecelGhana', '+233201234567', '+233241234567'],
    ['tigoTanzania', '+255711234567', '+255681234567'],
    ['vodacomTanzania', '+255741234567', '+255681234567'],
    ['vodafoneEgypt', '+201012345678', '+201212345678'],
    ['waveIvoryCoast', '+2250701234567', '+2250201234567'],
    ['zamtelZambia', '+260951234567', '+260971234567'],
  ] as const
).map(([operator, good, bad]) =>
  sample(
    `phone of ${operator}`,
    operatorPhone(operator),
    [good, good.slice(1)],
    [bad, good.slice(0, -1), `${good}0`],
  ),
);

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ton = 'UQDYzZmfsrGzhObKJUw4gzdeIxEai3jAFbiGKGwxvxHinf4K';

/** Well-known addresses in the format of each network. */
const coins: Sample[] = [
  sample(
    'USDT address',
    cryptoAddress(['TRC20', 'ERC20', 'BEP20', 'TON']),
    [tron, evm, ton],
    [tron.slice(1), `${evm}0`, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ),
  sample(
    'BTC address',
    cryptoAddress(['BTC']),
    [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ],
    [evm, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tb'],
  ),
  sample('ETH address', cryptoAddress(['ERC20', 'BEP20']), [evm], [evm.slice(2), tron]),
  sample('BNB address', cryptoAddress(['BEP20']), [evm], [tron]),
  sample('TRX address', cryptoAddress(['TRC20']), [tron], [evm, `${tron}x`]),
  sample('TON address', cryptoAddress(['TON']), [ton], [ton.slice(1), evm]),
  sample(
    'LTC address',
    cryptoAddress(['LTC']),
    ['LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    [evm, 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz00000000'],
  ),
  sample(
    'XMR address',
    cryptoAddress(['XMR']),
    ['44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A'],
    ['44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3'],
  ),
  sample(
    'BCH address',
    cryptoAddress(['BCH']),
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    [evm],
  ),
  sample(
    'DASH address',
    cryptoAddress(['DASH']),
    ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226'],
    [evm, 'XpESxaUmonkq8RaLLp46Brx2K39ggQe22'],
  ),
  sample(
    'NEO address',
    cryptoAddress(['NEO']),
    ['NUnLWXALK2G6gYa7RadPLRiQYunZHnncxg', 'AXkgwcMJTy9wTAXHsbyhauxh7t2Tt31MmC'],
    [evm],
  ),
  sample('DOGE address', cryptoAddress(['DOGE']), ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'], [evm]),
  sample(
    'ZEC address',
    cryptoAddress(['ZEC']),
    ['t1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs'],
    [evm, 'zVpYecBW4UudbGcy4ufh61eWxQCoFaUrPs'],
  ),
  sample('XRP address', cryptoAddress(['XRP']), ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'], [evm]),
  sample(
    'XLM address',
    cryptoAddress(['XLM']),
    ['GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7'],
    [evm],
  ),
  sample('memo', memo, ['0', '4294967295'], ['memo', '123456789012345678901']),
];

/** Valid and invalid values for every rule that a method of the catalogue uses. */
export const samples: readonly Sample[] = [
  ...identities,
  ...accounts,
  ...ibans,
  sample(
    'any IBAN',
    anyIban,
    ['DE89370400440532013000', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['DE8937', '1234567890123456'],
  ),
  ...cards,
  ...wallets,
  ...phones,
  ...operatorPhones,
  ...coins,
];
