/** The options in the address of the page `state.html`. */
export interface StateAddress {
  /** The route's name, such as `deposit.list`. */
  route: string;
  /** The state of the screen, such as `loading`. */
  state: string;
  theme: 'light' | 'dark' | 'auto';
  /** One of the widget's languages. */
  lang: string;
  /** Overrides of design tokens, as a host gives them. */
  tokens: Readonly<Record<string, unknown>>;
}

/** A state in the list that the page sends to the studio: the name of its route, and its own. */
export type StateName = readonly [route: string, state: string];

/** The message from the page of a state to the studio around it. */
export type StateMessage =
  | { studio: 'states'; states: readonly StateName[] }
  /** The state is reached. */
  | { studio: 'ready' };

/** The message from the studio to the page of a state: the appearance to change to. */
export interface AppearanceMessage extends Pick<StateAddress, 'theme' | 'tokens'> {
  studio: 'appearance';
}

/** Returns the query of a state. What has its default is left out. */
export function stateQuery({ route, state, theme, lang, tokens }: StateAddress): string {
  const query = new URLSearchParams({ route, state, theme, lang });
  if (Object.keys(tokens).length > 0) query.set('tokens', JSON.stringify(tokens));
  return `?${query}`;
}

/** Reads a state from a query. */
export function readStateQuery(search: string): StateAddress {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  return {
    route: query.get('route') ?? 'deposit.list',
    state: query.get('state') ?? 'the list',
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    lang: query.get('lang') ?? 'en',
    tokens: tokensIn(query.get('tokens')),
  };
}

function tokensIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
