/** The widget's version, sent to the host in `Loaded`. `unbuilt` outside a build, as in tests. */
export const version: string = typeof __WIDGET_VERSION__ === 'string' ? __WIDGET_VERSION__ : 'unbuilt';
