/** The outline of round icons. */
export const circle = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z';
