import type { EarlyForm, FormDrawer } from '../../handover/earlyForm';
import { createForm, type UnshownForm } from '../form/createForm';
import type { FormSource } from '../form/formSource';
import type { Fields } from '../read/deployment';

export interface FormsOptions {
  /** The methods as the server sent them, by name. */
  methods: ReadonlyMap<unknown, Fields>;
  source: Omit<FormSource, 'method'>;
  /** Resolves when the style sheets of forms apply. */
  styled: Promise<unknown>;
}

/** The forms of the methods of the first list. Until React has loaded, `open` draws them. After that, `draw` draws them. */
export interface Forms extends FormDrawer {
  /**
   * Draws the form of a method as soon as its style sheets apply, if it is still the last pressed method.
   * @param onLeave called when the player leaves the form, with the `data-action` of the pressed button
   */
  open(method: string, onLeave: (action: string) => void): void;
  /** Draws no form from now on. */
  stop(): void;
  /** The form that the player sees. */
  shown(): EarlyForm | undefined;
}

export function createForms({ methods, source, styled }: FormsOptions): Forms {
  let wanted: string | undefined;
  let form: UnshownForm | undefined;
  let isStyled = false;
  /** By name. At most one form. */
  const prepared = new Map<string, UnshownForm | undefined>();
  const isSettled = styled.then(
    () => {
      isStyled = true;
    },
    // A form without its styles waits for React.
    () => {},
  );

  function create(name: unknown) {
    const method = methods.get(name);
    return method && createForm({ ...source, method });
  }

  /** Each form is shown once. */
  function take(name: string) {
    const taken = isStyled ? (prepared.get(name) ?? create(name)) : undefined;
    prepared.clear();
    return taken;
  }

  return {
    open(name, onLeave) {
      wanted = name;
      isSettled.then(() => {
        if (wanted !== name || form) return;
        form = take(name);
        form?.show((action) => {
          wanted = undefined;
          form = undefined;
          onLeave(action);
        });
        form?.focusTitle();
      });
    },
    stop() {
      wanted = undefined;
    },
    shown: () => form,
    prepare(name) {
      prepared.clear();
      prepared.set(name, create(name));
    },
    draw(name) {
      const drawn = take(name);
      drawn?.show();
      return drawn;
    },
    warmUp: () => void [...methods.keys()].find(create),
  };
}
