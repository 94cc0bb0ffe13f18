/** The shell's version. Defined by the build. */
declare const __WIDGET_VERSION__: string | undefined;

/** The share scopes of this build, by name. Defined by webpack. */
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** The URL of the folder with this build's files. Defined by webpack. */
declare const __webpack_public_path__: string;
