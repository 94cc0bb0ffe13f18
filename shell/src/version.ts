/** The widget's version as the host hears it in `Loaded`; outside a build (in tests) it says so. */
export const version: string = typeof __WIDGET_VERSION__ === 'string' ? __WIDGET_VERSION__ : 'unbuilt';
