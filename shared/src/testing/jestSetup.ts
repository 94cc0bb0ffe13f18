/// <reference types="@testing-library/jest-dom" />

// These need a document. Loading them takes longer than most tests of rules.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // On a busy machine the default of one second is too short. A test that passes does not wait longer for it.
  require('@testing-library/react').configure({ asyncUtilTimeout: 8_000 });
}
