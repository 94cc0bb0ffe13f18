/** Replaces the package that adds this hook to React 17. React 19, which the widget needs, contains it. */
export { useSyncExternalStore } from 'react';
