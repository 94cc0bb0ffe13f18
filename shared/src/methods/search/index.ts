export { ChosenGroup } from './ChosenGroup';
export { EntrySearch } from './EntrySearch';
export { MethodSearch } from './MethodSearch';
export { SearchBar } from './SearchBar';
export { searchTitles } from './searchMethods';
