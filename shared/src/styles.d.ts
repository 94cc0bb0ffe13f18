declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.scss';
declare module '*.svg' {
  /** The URL of the file. */
  const url: string;
  export default url;
}
