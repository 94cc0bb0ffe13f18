export { AddressPage, type AddressPageProps } from './address/AddressPage';
export { CoinSearch, type CoinSearchProps } from './list/CoinSearch';
export { coinOf } from './model/coin';
