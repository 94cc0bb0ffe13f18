/** The shell's version, put in by the build. */
declare const __WIDGET_VERSION__: string | undefined;

/** The share scopes of this build, by name: webpack's own variable. */
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** Where this build's files lie: webpack's own variable. */
declare const __webpack_public_path__: string;
