export { ChosenGroup, type ChosenGroupProps } from './ChosenGroup';
export { MethodSearch, type MethodSearchProps } from './MethodSearch';
export { SearchBar, type SearchBarProps } from './SearchBar';
