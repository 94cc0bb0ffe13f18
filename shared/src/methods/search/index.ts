export { ChosenGroup } from './ChosenGroup';
export { EntrySearch } from './EntrySearch';
export { SearchBar } from './SearchBar';
export { searchTitles } from './searchMethods';
