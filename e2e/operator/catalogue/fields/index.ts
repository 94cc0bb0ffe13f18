/** Fields of real payment methods. Each names the authority that defines its format. */
export {
  accountNumber,
  accountType,
  bank,
  bic,
  canadianBranch,
  cbu,
  cci,
  clabe,
  ifsc,
  japaneseBranch,
  nuban,
  routingNumber,
  sortCode,
} from './bankAccount';
export {
  bangladeshiBanks,
  brazilianBanks,
  chileanBanks,
  chineseBanks,
  colombianBanks,
  ecuadorianBanks,
  idealBanks,
  indianBanks,
  indonesianBanks,
  japaneseBanks,
  koreanBanks,
  malaysianBanks,
  mexicanBanks,
  nepaleseBanks,
  nigerianBanks,
  peruvianBanks,
  philippineBanks,
  russianBanks,
  southAfricanBanks,
  sriLankanBanks,
  thaiBanks,
  vietnameseBanks,
} from './banks';
export { cardCvv, cardExpiry, cardHolder, cardNumber, cardTail } from './card';
export { cryptoAddress, memo } from './cryptoAddress';
export { anyIban, iban, ibanCountries } from './iban';
export {
  argentineDni,
  cedula,
  cnpj,
  colombianDocument,
  cpf,
  cuit,
  curp,
  fullName,
  iin,
  latinName,
  peruvianDni,
  rut,
  southAfricanId,
  turkishId,
} from './identity';
export { operatorPhone, type PhoneCountry, type PhoneOperator, phone } from './phone';
export { pixKey, randomKey } from './pixKey';
export { dropdown, ruledField } from './ruledField';
export {
  accountAlias,
  blikCode,
  cashtag,
  email,
  interacAnswer,
  neosurfCode,
  perfectMoneyAccount,
  steamId,
  upiId,
  utr,
  voucherPin,
  walletEmail,
  walletNumber,
  webmoneyPurse,
  yoomoneyWallet,
} from './wallet';
