/// <reference types="@testing-library/jest-dom" />

// These modules need a document. Loading them takes longer than most tests of rules.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // On a busy machine the default of one second is too short. A passing test does not wait longer because of this.
  require('@testing-library/react').configure({ asyncUtilTimeout: 8_000 });
}
