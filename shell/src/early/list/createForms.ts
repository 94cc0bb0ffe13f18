import type { Fields } from '../deployment';
import type { EarlyForm, FormDrawer, FormSource } from '../earlyForm';
import { createForm, drawForm } from '../form/drawForm';

export interface FormsOptions {
  /** The methods as the server sent them, by name. */
  methods: ReadonlyMap<unknown, Fields>;
  source: Omit<FormSource, 'method' | 'onLeave'>;
  /** Resolves once the style sheets of forms apply. */
  styled: Promise<unknown>;
}

/** The forms of the methods of the first list. Until React is there, `open` draws them, then `draw`. */
export interface Forms extends FormDrawer {
  /**
   * Draws the form of a method as soon as its style sheets apply, if it is still the one that was pressed last.
   * @param onLeave called when the player leaves the form, with the `data-action` that they have pressed
   */
  open(method: string, onLeave: (action: string) => void): void;
  /** Draws none from now on. */
  stop(): void;
  /** The form that the player sees. */
  shown(): EarlyForm | undefined;
}

export function createForms({ methods, source, styled }: FormsOptions): Forms {
  let wanted: string | undefined;
  let form: EarlyForm | undefined;
  let isStyled = false;
  styled.then(
    () => {
      isStyled = true;
    },
    () => {},
  );

  const created = (name: unknown) => {
    const method = methods.get(name);
    return method && createForm({ ...source, method, onLeave: () => {} });
  };

  return {
    open(name, onLeave) {
      const method = methods.get(name);
      if (!method) return;
      wanted = name;
      styled.then(
        () => {
          if (wanted !== name || form) return;
          form = drawForm({
            ...source,
            method,
            onLeave(action) {
              wanted = undefined;
              form = undefined;
              onLeave(action);
            },
          });
        },
        // A form without its styles waits for React.
        () => {},
      );
    },
    stop() {
      wanted = undefined;
    },
    shown: () => form,
    draw(name) {
      const drawn = isStyled ? created(name) : undefined;
      drawn?.show();
      drawn?.keepEverything();
      return drawn;
    },
    rehearse: () => void [...methods.keys()].find(created),
  };
}
