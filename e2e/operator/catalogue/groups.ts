import { text } from './entry';

/** Group keys for which the widget has labels and icons. See docs/rules/methods.md. */
export const groupsLabelledByWidget = [
  'crypto',
  'card_method',
  'cash_methods',
  'cash_methods_kyrgyzstan',
  'cash_methods_ukraine',
  'p2p_methods_kyrgyzstan',
  'p2p_methods_ukraine',
  'bank_transfer_nigeria',
  'colombian_banks',
  'e-money',
  'indian-methods-grouped',
  'nigeria-cards-grouped',
  'online-indonesian-banks-grouped',
  'online-malaysian-banks-grouped',
  'online-thailand-banks-grouped',
  'sbp-transgran-grouped',
] as const;

// Further groups. The widget takes their label from the method.
export const ecuadorGroup = {
  category: 'ecuador-methods-grouped',
  label: text('Methods of Ecuador', 'Методы Эквадора', 'طرق الدفع في الإكوادور'),
};
export const peruGroup = {
  category: 'peru-methods-grouped',
  label: text('Banks of Peru', 'Банки Перу', 'بنوك بيرو'),
};
export const danaGroup = { category: 'indonesia-dana-grouped', label: 'DANA' };
export const me2meGroup = {
  category: 'me2me-grouped',
  label: text('Transfer from your own account', 'Перевод со своего счёта', 'تحويل من حسابك'),
};
export const rcgCardGroup = {
  category: 'rcg-card-grouped',
  label: text('International cards', 'Международные карты', 'البطاقات الدولية'),
};
export const russianP2pGroup = {
  category: 'p2p_methods_russia',
  label: text('Transfer by card number', 'Перевод по номеру карты', 'تحويل برقم البطاقة'),
};
export const uzbekP2pGroup = {
  category: 'p2p_methods_uzbekistan',
  label: text('Transfer by card number', 'Перевод по номеру карты', 'تحويل برقم البطاقة'),
};
export const ghanaGroup = {
  category: 'mobile-money-ghana-grouped',
  label: text('Mobile money', 'Мобильные деньги', 'أموال الهاتف المحمول'),
};
