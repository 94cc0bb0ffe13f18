import { useState } from 'react';

interface Announced {
  name: string;
  /** Changes each time that the error must be announced again. */
  count: number;
  isByPress: boolean;
}

/**
 * Chooses the one field whose error is in a live region. So a screen reader hears one error when the player leaves a field
 * or presses the submit button, even if several fields are wrong.
 */
export function useAnnouncement() {
  const [announced, setAnnounced] = useState<Announced>();

  return {
    /** The number of the announcement, or 0 if the error of the field is not announced. */
    numberFor: (name: string): number => (announced?.name === name ? announced.count : 0),
    /** Called when the player leaves a field that showed no error. */
    announceLeft: (name: string) =>
      setAnnounced((last) =>
        last?.name === name
          ? { ...last, isByPress: false }
          : { name, count: (last?.count ?? 0) + 1, isByPress: false },
      ),
    /** A press that follows the blur of the same field does not repeat its error. */
    announcePressed: (name: string) =>
      setAnnounced((last) => {
        const count = last?.count ?? 0;
        const isHeard = last?.name === name && !last.isByPress;
        return { name, count: isHeard ? count : count + 1, isByPress: true };
      }),
  };
}
