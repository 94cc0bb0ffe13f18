import { mount } from 'svelte';
import Cashier from './Cashier.svelte';

// Rendered when the element is defined, and its second file has not loaded yet.
const loader = Object.assign(document.createElement('script'), {
  src: new URL('embed.js', __WIDGET_ROOT__).href,
  onload: () => mount(Cashier, { target: document.getElementById('host') as HTMLElement }),
});
document.head.append(loader);
