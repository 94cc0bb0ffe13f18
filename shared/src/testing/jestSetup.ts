/// <reference types="@testing-library/jest-dom" />

// These matchers need a document. Loading them takes longer than most tests of rules.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
