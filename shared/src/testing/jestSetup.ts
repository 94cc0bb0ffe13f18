/// <reference types="@testing-library/jest-dom" />

// These matchers are about documents, and take longer to load than most rules to test.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
