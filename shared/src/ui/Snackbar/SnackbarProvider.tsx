import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer } from 'react';
import { Snackbar } from './Snackbar';
import { SnackbarPlace } from './SnackbarPlace';
import { emptyQueue, type SnackbarMessage, snackbarQueue } from './snackbarQueue';

export interface SnackbarApi {
  show(message: SnackbarMessage): void;
  /** Closes an error that no longer applies, because the payment has succeeded. */
  clearErrors(): void;
}

const SnackbarContext = createContext<SnackbarApi | null>(null);

export interface SnackbarProviderProps {
  /** Accessible name of the button that closes a message. */
  dismissLabel: string;
  children: ReactNode;
}

/** Shows snackbar messages above its children. Place it directly inside WidgetRoot. */
export function SnackbarProvider({ dismissLabel, children }: SnackbarProviderProps) {
  const [{ shown, messageKey }, dispatch] = useReducer(snackbarQueue, emptyQueue);
  const api = useMemo<SnackbarApi>(
    () => ({
      show: (message) => dispatch({ type: 'show', message }),
      clearErrors: () => dispatch({ type: 'clearErrors' }),
    }),
    [],
  );
  const close = useCallback(() => dispatch({ type: 'close' }), []);
  const isError = shown?.tone === 'danger';
  const card = shown && (
    <Snackbar key={messageKey} message={shown} dismissLabel={dismissLabel} onClose={close} />
  );

  return (
    <SnackbarContext value={api}>
      <SnackbarPlace alert={isError && card} status={!isError && card} />
      {children}
    </SnackbarContext>
  );
}

/** Returns the API to show snackbar messages. Throws outside of a SnackbarProvider. */
export function useSnackbar(): SnackbarApi {
  const api = useContext(SnackbarContext);
  if (!api) throw new Error('useSnackbar needs a SnackbarProvider above');
  return api;
}
