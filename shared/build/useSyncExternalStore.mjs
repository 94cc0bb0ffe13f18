/** Stands in for the package that brings this hook to React 17: every React that the widget runs on has it. */
export { useSyncExternalStore } from 'react';
