// Import dynamically: federation must load the shared modules before code that uses them runs.
void import('./main');
