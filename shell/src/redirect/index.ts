export { followRedirect, isSafe, type Redirect } from './followRedirect';
