/**
 * Stands in for `react` in the script that draws the first list (`aliases` in webpack.config.mjs). Components are called
 * once: a state keeps its first value, and effects do not run. React takes the drawn elements over later and runs the
 * effects.
 */
import { type Context, type Description, Fragment, type Node } from './jsxRuntime';

export { Fragment };

export function createContext<Value>(value: Value): Context<Value> {
  const context = { value } as Context<Value>;
  context.Provider = context;
  return context;
}
export const useContext = <Value>({ value }: Context<Value>): Value => value;

const noop = () => {};
let count = 0;

/** Starts the ids again, so that a form that is drawn again has the same ids. */
export const resetIds = () => {
  count = 0;
};

export const useState = <Value>(initial: Value | (() => Value)) =>
  [typeof initial === 'function' ? (initial as () => Value)() : initial, noop] as const;
export const useRef = <Value>(current: Value) => ({ current });
export const useMemo = <Value>(create: () => Value): Value => create();
export const useCallback = <Callback>(callback: Callback): Callback => callback;
export const useSyncExternalStore = <Value>(_subscribe: unknown, read: () => Value): Value => read();
/** An id for each call. No element of the list shows one. */
export const useId = () => {
  count += 1;
  return `early-form-${count}`;
};
export const useEffect = noop;
export const useLayoutEffect = noop;
export const memo = <Component>(component: Component): Component => component;

export const Children = {
  map: (children: Node, toNode: (child: Node, index: number) => Node): Node[] =>
    (Array.isArray(children) ? children : [children]).map(toNode),
};

export type { Description };
