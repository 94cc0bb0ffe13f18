/**
 * Replaces the package that adds this hook to React 17. React 19, which the widget needs, contains it.
 * @public webpack's alias imports it
 */
export { useSyncExternalStore } from 'react';
