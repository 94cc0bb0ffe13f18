export { ChosenGroup } from './ChosenGroup';
export { MethodSearch } from './MethodSearch';
export { SearchBar } from './SearchBar';
