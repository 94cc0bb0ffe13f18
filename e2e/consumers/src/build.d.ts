/** Address of the widget's manifest, put in by the build. */
declare const __WIDGET_MANIFEST__: string;
