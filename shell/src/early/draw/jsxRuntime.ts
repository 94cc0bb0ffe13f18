/** Stands in for `react/jsx-runtime`. See `react.ts`. */

/** The result of a component. */
export type Node = Description | Node[] | string | number | boolean | null | undefined;

export interface Description {
  type: string | Component | Context<unknown> | typeof Fragment | typeof Later;
  props: Props;
}

export type Props = Readonly<Record<string, unknown>> & { children?: Node };
type Component = (props: Props) => Node;

export interface Context<Value> {
  /** The value of the provider around the component that is being called. */
  value: Value;
  Provider: Context<Value>;
}

export const Fragment = Symbol('Fragment');
/** Contains the parts that `drawFirst` leaves out. */
export const Later = Symbol('Later');

export const jsx = (type: Description['type'], props: Props): Description => ({ type, props });
/** For several children. */
export const jsxs = (type: Description['type'], props: Props): Description => jsx(type, props);
