/** The options that the code passes to the widget. */
export interface SnippetOptions {
  /** The address of the deployment, with a slash at its end. */
  src: string;
  transaction: 'deposit' | 'withdrawal';
  theme: 'light' | 'dark' | 'auto';
  tokens: Readonly<Record<string, unknown>>;
  view: string;
  country: string;
  currency: string;
  lang: string;
}

export type Language = 'html' | 'js' | 'tsx' | 'swift' | 'kotlin' | 'sh' | 'vue';

interface File {
  name: string;
  language: Language;
  code: string;
}

/** A way to put the widget into a site or an app. */
export interface Way {
  id: string;
  name: string;
  /** When to use it. */
  hint: string;
  files: (options: SnippetOptions) => readonly File[];
}
