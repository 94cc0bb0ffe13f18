/** Stands in for `react` in the script that draws a form: as for the list, but the controls of a form need ids. */
export * from '../list/once/react';

let count = 0;

/** Starts the ids anew, so that a form that is drawn again has the same ones. */
export const resetIds = () => {
  count = 0;
};

export const useId = () => {
  count += 1;
  return `early-form-${count}`;
};
