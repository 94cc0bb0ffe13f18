/**
 * Banks as `[code, name]`, with the codes of each country's payment scheme. This is a selection for the sandbox, not
 * checked against the current lists: operators use their own.
 */
type Banks = readonly (readonly [code: string, name: string])[];

/** Bank codes of the CBN and, for the fintechs, of NIBSS. */
export const nigerianBanks: Banks = [
  ['044', 'Access Bank'],
  ['050', 'Ecobank Nigeria'],
  ['070', 'Fidelity Bank'],
  ['011', 'First Bank of Nigeria'],
  ['214', 'First City Monument Bank'],
  ['058', 'Guaranty Trust Bank'],
  ['301', 'Jaiz Bank'],
  ['082', 'Keystone Bank'],
  ['50211', 'Kuda Microfinance Bank'],
  ['50515', 'Moniepoint MFB'],
  ['999992', 'OPay'],
  ['999991', 'PalmPay'],
  ['076', 'Polaris Bank'],
  ['101', 'Providus Bank'],
  ['221', 'Stanbic IBTC Bank'],
  ['232', 'Sterling Bank'],
  ['032', 'Union Bank of Nigeria'],
  ['033', 'United Bank for Africa'],
  ['215', 'Unity Bank'],
  ['035', 'Wema Bank'],
  ['057', 'Zenith Bank'],
];

/** iDEAL issuers by BIC. */
export const idealBanks: Banks = [
  ['ABNANL2A', 'ABN AMRO'],
  ['ASNBNL21', 'ASN Bank'],
  ['BUNQNL2A', 'bunq'],
  ['INGBNL2A', 'ING'],
  ['KNABNL2H', 'Knab'],
  ['NTSBDEB1', 'N26'],
  ['NNBANL2G', 'Nationale-Nederlanden'],
  ['RABONL2U', 'Rabobank'],
  ['RBRBNL21', 'RegioBank'],
  ['REVOLT21', 'Revolut'],
  ['SNSBNL2A', 'SNS'],
  ['TRIONL2U', 'Triodos Bank'],
  ['FVLBNL22', 'Van Lanschot Kempen'],
];

/** PSE bank codes (ACH Colombia). */
export const colombianBanks: Banks = [
  ['1052', 'AV Villas'],
  ['1040', 'Banco Agrario'],
  ['1032', 'Banco Caja Social'],
  ['1001', 'Banco de Bogotá'],
  ['1023', 'Banco de Occidente'],
  ['1062', 'Banco Falabella'],
  ['1012', 'Banco GNB Sudameris'],
  ['1002', 'Banco Popular'],
  ['1007', 'Bancolombia'],
  ['1013', 'BBVA Colombia'],
  ['1551', 'Daviplata'],
  ['1051', 'Davivienda'],
  ['1006', 'Itaú'],
  ['1507', 'Nequi'],
  ['1019', 'Scotiabank Colpatria'],
];

/** Banxico's participants of SPEI. */
export const mexicanBanks: Banks = [
  ['40127', 'Azteca'],
  ['40002', 'Banamex'],
  ['40072', 'Banorte'],
  ['40012', 'BBVA México'],
  ['40021', 'HSBC'],
  ['40036', 'Inbursa'],
  ['90722', 'Mercado Pago W'],
  ['90638', 'Nu México'],
  ['40014', 'Santander'],
  ['40044', 'Scotiabank'],
  ['90646', 'STP'],
];

/** The first four letters of the IFSC. */
export const indianBanks: Banks = [
  ['UTIB', 'Axis Bank'],
  ['BARB', 'Bank of Baroda'],
  ['CNRB', 'Canara Bank'],
  ['HDFC', 'HDFC Bank'],
  ['ICIC', 'ICICI Bank'],
  ['IDFB', 'IDFC FIRST Bank'],
  ['INDB', 'IndusInd Bank'],
  ['KKBK', 'Kotak Mahindra Bank'],
  ['PUNB', 'Punjab National Bank'],
  ['SBIN', 'State Bank of India'],
  ['UBIN', 'Union Bank of India'],
  ['YESB', 'Yes Bank'],
];

/** Bank Indonesia's clearing codes. */
export const indonesianBanks: Banks = [
  ['014', 'BCA'],
  ['009', 'BNI'],
  ['002', 'BRI'],
  ['451', 'Bank Syariah Indonesia'],
  ['022', 'CIMB Niaga'],
  ['011', 'Danamon'],
  ['008', 'Mandiri'],
  ['013', 'Permata'],
];

/** FPX bank ids (PayNet). */
export const malaysianBanks: Banks = [
  ['ABB0234', 'Affin Bank'],
  ['ABMB0212', 'Alliance Bank'],
  ['AMBB0209', 'AmBank'],
  ['BIMB0340', 'Bank Islam'],
  ['BKRM0602', 'Bank Rakyat'],
  ['BSN0601', 'BSN'],
  ['BCBB0235', 'CIMB Clicks'],
  ['HLB0224', 'Hong Leong Bank'],
  ['HSBC0223', 'HSBC'],
  ['MB2U0227', 'Maybank2U'],
  ['OCBC0229', 'OCBC'],
  ['PBB0233', 'Public Bank'],
  ['RHB0218', 'RHB Bank'],
  ['UOB0226', 'UOB'],
];

/** Bank of Thailand's three-digit codes. */
export const thaiBanks: Banks = [
  ['002', 'Bangkok Bank'],
  ['025', 'Bank of Ayudhya (Krungsri)'],
  ['030', 'Government Savings Bank'],
  ['004', 'Kasikornbank'],
  ['006', 'Krungthai Bank'],
  ['014', 'Siam Commercial Bank'],
  ['011', 'TMBThanachart (ttb)'],
];

/** NAPAS bank identification numbers. */
export const vietnameseBanks: Banks = [
  ['970416', 'ACB'],
  ['970405', 'Agribank'],
  ['970418', 'BIDV'],
  ['970422', 'MB Bank'],
  ['970403', 'Sacombank'],
  ['970407', 'Techcombank'],
  ['970423', 'TPBank'],
  ['970436', 'Vietcombank'],
  ['970415', 'VietinBank'],
  ['970432', 'VPBank'],
];

/** InstaPay participants by BIC. */
export const philippineBanks: Banks = [
  ['BNORPHMM', 'BDO Unibank'],
  ['BOPIPHMM', 'BPI'],
  ['CHBKPHMM', 'China Bank'],
  ['TLBPPHMM', 'Landbank'],
  ['MBTCPHMM', 'Metrobank'],
  ['RCBCPHMM', 'RCBC'],
  ['UBPHPHMM', 'UnionBank'],
];

/** Zengin bank codes. */
export const japaneseBanks: Banks = [
  ['0005', 'MUFG Bank'],
  ['0001', 'Mizuho Bank'],
  ['0009', 'SMBC'],
  ['0010', 'Resona Bank'],
  ['0036', 'Rakuten Bank'],
  ['0033', 'PayPay Bank'],
  ['9900', 'Japan Post Bank'],
];

/** KFTC bank codes. */
export const koreanBanks: Banks = [
  ['003', 'IBK'],
  ['004', 'KB Kookmin Bank'],
  ['011', 'NH NongHyup Bank'],
  ['020', 'Woori Bank'],
  ['081', 'Hana Bank'],
  ['088', 'Shinhan Bank'],
  ['090', 'KakaoBank'],
  ['092', 'Toss Bank'],
];

/** CNAPS bank codes, first three digits. */
export const chineseBanks: Banks = [
  ['103', 'Agricultural Bank of China'],
  ['104', 'Bank of China'],
  ['301', 'Bank of Communications'],
  ['308', 'China Merchants Bank'],
  ['105', 'China Construction Bank'],
  ['102', 'ICBC'],
  ['403', 'Postal Savings Bank'],
];

/** SBS and CCE entity codes. */
export const peruvianBanks: Banks = [
  ['002', 'BCP'],
  ['011', 'BBVA Perú'],
  ['003', 'Interbank'],
  ['009', 'Scotiabank Perú'],
];

/** CMF (formerly SBIF) institution codes. */
export const chileanBanks: Banks = [
  ['001', 'Banco de Chile'],
  ['012', 'BancoEstado'],
  ['016', 'Bci'],
  ['051', 'Banco Falabella'],
  ['039', 'Itaú'],
  ['037', 'Santander'],
  ['014', 'Scotiabank'],
];

/** Ecuador's interbank (SPI) participants. */
export const ecuadorianBanks: Banks = [
  ['0030', 'Banco Bolivariano'],
  ['0017', 'Banco Guayaquil'],
  ['0010', 'Banco Pichincha'],
  ['0036', 'Produbanco'],
  ['0032', 'Banco Internacional'],
  ['0037', 'Banco del Pacífico'],
];

/** Universal branch codes (PASA). */
export const southAfricanBanks: Banks = [
  ['632005', 'Absa'],
  ['470010', 'Capitec'],
  ['678910', 'TymeBank'],
  ['679000', 'Discovery Bank'],
  ['250655', 'FNB'],
  ['580105', 'Investec'],
  ['198765', 'Nedbank'],
  ['051001', 'Standard Bank'],
];

/** COMPE codes (Febraban). */
export const brazilianBanks: Banks = [
  ['001', 'Banco do Brasil'],
  ['237', 'Bradesco'],
  ['104', 'Caixa'],
  ['077', 'Inter'],
  ['341', 'Itaú'],
  ['260', 'Nubank'],
  ['033', 'Santander'],
];

/** CEFTS bank codes (LankaPay). */
export const sriLankanBanks: Banks = [
  ['7010', 'Bank of Ceylon'],
  ['7056', 'Commercial Bank'],
  ['7083', 'Hatton National Bank'],
  ['7135', 'People’s Bank'],
  ['7278', 'Sampath Bank'],
  ['7287', 'Seylan Bank'],
];

/** Members of Bangladesh's BEFTN by the first three digits of the routing number. */
export const bangladeshiBanks: Banks = [
  ['060', 'BRAC Bank'],
  ['085', 'Dhaka Bank'],
  ['090', 'Dutch-Bangla Bank'],
  ['095', 'Eastern Bank'],
  ['125', 'Islami Bank Bangladesh'],
  ['200', 'Sonali Bank'],
];

/** connectIPS members. */
export const nepaleseBanks: Banks = [
  ['0501', 'Nabil Bank'],
  ['0401', 'Nepal Investment Mega Bank'],
  ['1901', 'NIC Asia Bank'],
  ['1501', 'Kumari Bank'],
  ['0801', 'Himalayan Bank'],
];

/** Members of Russia's SBP that the catalogue pays out to. */
export const russianBanks: Banks = [
  ['alfabank', 'Альфа-Банк'],
  ['gazprombank', 'Газпромбанк'],
  ['ozonbank', 'Ozon Банк'],
  ['psb', 'ПСБ'],
  ['sberbank', 'Сбербанк'],
  ['sovcombank', 'Совкомбанк'],
  ['tbank', 'Т-Банк'],
  ['vtb', 'ВТБ'],
];
