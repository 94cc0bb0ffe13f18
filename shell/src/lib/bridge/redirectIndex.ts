export { followRedirect, type Redirect } from './followRedirect';
