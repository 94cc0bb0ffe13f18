/** Sizes in bytes, compressed with brotli 11, by what the file is. */
export type Sizes = Readonly<Record<string, number>>;

/** A file may grow by this share before its size must be recorded anew: hashes and names compress by chance. */
const slackShare = 0.005;

/** Returns a sentence for each file that has outgrown its recorded size, and for each that is not recorded. */
export function outgrown(actual: Sizes, recorded: Sizes): string[] {
  return Object.entries(actual).flatMap(([name, bytes]) => {
    const limit = recorded[name];
    if (limit === undefined) return [`${name} has ${bytes} bytes, which are not recorded`];
    return bytes > limit * (1 + slackShare)
      ? [`${name} has ${bytes} bytes, ${bytes - limit} more than recorded`]
      : [];
  });
}
