import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer } from 'react';
import { Snackbar } from './Snackbar';
import styles from './Snackbar.module.scss';
import { emptyQueue, type SnackbarMessage, snackbarQueue } from './snackbarQueue';

export interface SnackbarApi {
  show(message: SnackbarMessage): void;
}

const SnackbarContext = createContext<SnackbarApi | null>(null);

export interface SnackbarProviderProps {
  /** The name of the button that closes a message. */
  dismissLabel: string;
  children: ReactNode;
}

/** Shows messages above what it wraps. Placed directly inside WidgetRoot. */
export function SnackbarProvider({ dismissLabel, children }: SnackbarProviderProps) {
  const [{ shown, turn }, dispatch] = useReducer(snackbarQueue, emptyQueue);
  const api = useMemo<SnackbarApi>(() => ({ show: (message) => dispatch({ type: 'show', message }) }), []);
  const close = useCallback(() => dispatch({ type: 'close' }), []);
  const isError = shown?.tone === 'danger';
  const card = shown && <Snackbar key={turn} message={shown} dismissLabel={dismissLabel} onClose={close} />;

  return (
    <SnackbarContext value={api}>
      <div className={styles.place}>
        {/* Both regions are there from the start: one that arrives together with its text may go unsaid. */}
        <div role="alert">{isError && card}</div>
        <div role="status">{!isError && card}</div>
      </div>
      {children}
    </SnackbarContext>
  );
}

/** How a screen tells the user something without leaving it. */
export function useSnackbar(): SnackbarApi {
  const api = useContext(SnackbarContext);
  if (!api) throw new Error('useSnackbar needs a SnackbarProvider above');
  return api;
}
