import type { Choice } from '@paywidget/shared/state';
import type { Guard } from './routeTable';

const conditions: Readonly<Record<Guard, (choice: Choice) => boolean>> = {
  none: () => true,
  group: ({ group }) => group !== undefined,
  method: ({ method }) => method !== undefined,
  groupAndMethod: ({ group, method }) => group !== undefined && method !== undefined,
  box: ({ box }) => box !== undefined,
};

/** True if the player has made the choice that the guard requires. */
export function passesGuard(guard: Guard, choice: Choice): boolean {
  return conditions[guard](choice);
}
