import { createContext, type ReactNode, useContext } from 'react';
import type { TrustedOrigins } from '../../lib/bridge';
import type { PageLoad } from '../../lib/telemetry/pageLoad';
import type { Screens } from '../routing';

/** The services, besides the session, that the router and the shell's screens need. */
export interface ShellServices {
  screens: Screens;
  origins: TrustedOrigins;
  pageLoad: PageLoad;
}

const ShellContext = createContext<ShellServices | undefined>(undefined);

export function ShellProvider({ services, children }: { services: ShellServices; children: ReactNode }) {
  return <ShellContext value={services}>{children}</ShellContext>;
}

/** Returns the shell's services. Throws outside a {@link ShellProvider}. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell needs a ShellProvider above it');
  return services;
}
