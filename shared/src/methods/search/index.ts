export { ChosenGroup, type ChosenGroupProps } from './ChosenGroup';
export { MethodSearch, type MethodSearchProps } from './MethodSearch';
export { SearchPart, type SearchPartProps } from './SearchPart';
