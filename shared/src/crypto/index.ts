export { AddressPage, type AddressPageProps } from './address/AddressPage';
export { coinOf } from './model/coin';
