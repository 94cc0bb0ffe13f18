/** The address of the widget's manifest, set by the build. */
declare const __WIDGET_MANIFEST__: string;

/** The address of the widget, set by the build. */
declare const __WIDGET_ROOT__: string;
