import type { Fields } from '../deployment';
import { type DrawForm, drawFormArrived, type EarlyForm, type FormSource } from '../earlyForm';

export interface FormsOptions {
  window: Window;
  /** The methods as the server sent them, by name. */
  methods: ReadonlyMap<unknown, Fields>;
  source: Omit<FormSource, 'translator' | 'texts' | 'method' | 'onLeave'>;
  /** The texts of forms, and what translates with them, once they have come. */
  texts: Promise<Pick<FormSource, 'translator' | 'texts'>>;
}

/** The forms of the methods that the player presses before React is there. */
export interface Forms {
  /**
   * Draws the form of a method as soon as its script and its texts have come, if it is still the one that was pressed last.
   * @param onLeave called when the player leaves the form, with the `data-action` that they have pressed
   */
  open(method: string, onLeave: (action: string) => void): void;
  /** Draws none from now on. */
  stop(): void;
  /** The form that the player sees. */
  shown(): EarlyForm | undefined;
}

export function createForms({ window, methods, source, texts }: FormsOptions): Forms {
  let wanted: string | undefined;
  let form: EarlyForm | undefined;
  // A form whose texts do not come waits for React.
  texts.catch(() => {});

  return {
    open(name, onLeave) {
      const method = methods.get(name);
      if (!method) return;
      wanted = name;
      Promise.all([drawFormIn(window), texts]).then(
        ([draw, texts]) => {
          if (wanted !== name || form) return;
          form = draw({
            ...source,
            ...texts,
            method,
            onLeave(action) {
              wanted = undefined;
              form = undefined;
              onLeave(action);
            },
          });
        },
        () => {},
      );
    },
    stop() {
      wanted = undefined;
    },
    shown: () => form,
  };
}

/** Resolves once the script that draws forms has come. */
const drawFormIn = (window: Window) =>
  new Promise<DrawForm>((resolve) => {
    const settle = () => window.paywidgetDrawForm && resolve(window.paywidgetDrawForm);
    window.addEventListener(drawFormArrived, settle, { once: true });
    settle();
  });
