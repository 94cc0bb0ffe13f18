// The shared modules are taken from their scope, so that everything that uses them starts after this.
void import('./main');
