/** The parts of Eleventy that the site uses. The package has no type declarations. */
declare module '@11ty/eleventy' {
  export interface EleventyConfig {
    setIncludesDirectory(folder: string): void;
    setTemplateFormats(formats: readonly string[]): void;
    addTemplate(path: string, content: string, data: Readonly<Record<string, unknown>>): void;
    addPassthroughCopy(targetBySource: Readonly<Record<string, string>>): void;
  }

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode?: boolean; configPath?: false; config?: (config: EleventyConfig) => void },
    );
    init(): Promise<void>;
    write(): Promise<unknown>;
  }
}
