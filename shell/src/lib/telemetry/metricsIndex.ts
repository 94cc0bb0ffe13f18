export { createPageLoad, noPageLoad, type PageLoad } from './pageLoad';
