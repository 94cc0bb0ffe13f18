/** Sizes in bytes, compressed with brotli 11, by the kind of file. */
export type Sizes = Readonly<Record<string, number>>;

/**
 * A file may grow by this share, or by this many bytes if that is more, before its size must be recorded again. Hashes
 * compress by chance: the hashes in the loader make it some 30 bytes larger in one folder than in another.
 */
const slack = { share: 0.005, bytes: 48 };

/** Returns a sentence for each file that has outgrown its recorded size, and for each file without a recorded size. */
export function outgrown(actual: Sizes, recorded: Sizes): string[] {
  return Object.entries(actual).flatMap(([name, bytes]) => {
    const limit = recorded[name];
    if (limit === undefined) return [`${name} has ${bytes} bytes, which are not recorded`];
    return bytes > limit + Math.max(limit * slack.share, slack.bytes)
      ? [`${name} has ${bytes} bytes, ${bytes - limit} more than recorded`]
      : [];
  });
}
