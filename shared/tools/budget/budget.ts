/** Sizes in bytes, compressed with brotli 11, by what the file is. */
export type Sizes = Readonly<Record<string, number>>;

/**
 * A file may grow by this share, or by so many bytes if that is more, before its size must be recorded anew. Hashes compress by
 * chance: those in the loader make it some 30 bytes larger in one folder than in another.
 */
const slack = { share: 0.005, bytes: 48 };

/** Returns a sentence for each file that has outgrown its recorded size, and for each that is not recorded. */
export function outgrown(actual: Sizes, recorded: Sizes): string[] {
  return Object.entries(actual).flatMap(([name, bytes]) => {
    const limit = recorded[name];
    if (limit === undefined) return [`${name} has ${bytes} bytes, which are not recorded`];
    return bytes > limit + Math.max(limit * slack.share, slack.bytes)
      ? [`${name} has ${bytes} bytes, ${bytes - limit} more than recorded`]
      : [];
  });
}
