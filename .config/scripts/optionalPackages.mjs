/**
 * Completes a lock file: adds the optional packages for other platforms than the platform of the machine that wrote the
 * file.
 */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * Lists the optional packages that the lock file asks for and does not contain: `{ name, version, parent }`. `parent` is the
 * path of the first package that asks.
 */
export function missingOptionalPackages({ packages }) {
  const missing = new Map();
  for (const [parent, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!resolves(packages, parent, name)) missing.set(`${name}@${version}`, { name, version, parent });
    }
  }
  return [...missing.values()];
}

/** Finds a package like Node: in the parent's own folder, then in each folder above it. */
function resolves(packages, parent, name) {
  const folders = parent.split('/node_modules/');
  return (
    folders.some((_, index) => {
      const folder = folders.slice(0, folders.length - index).join('/node_modules/');
      return `${folder}/node_modules/${name}` in packages;
    }) || `node_modules/${name}` in packages
  );
}

/** Returns the platform in a package's name: `@swc/core-linux-x64-musl` is for Linux on x64 with musl. */
export function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (words.includes('gnueabihf') || words.includes('musleabihf') || words.includes('eabi')) cpu.push('arm');
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu: [...new Set(cpu)] }),
    ...(libc.length > 0 && { libc }),
  };
}

/**
 * Returns the lock file with an entry for each missing package. `lookUp(name, version)` returns the registry's facts about
 * the package (`integrity`, `os`, `cpu`, `libc`, `engines`, `license`), or undefined. Without these facts, the platform is
 * read from the name, and npm checks no hash of this package.
 * @throws Error if neither the registry nor the name tells the platform: npm would then install the package everywhere.
 */
export function withAllPlatforms(lock, lookUp) {
  const packages = { ...lock.packages };
  for (const { name, version, parent } of missingOptionalPackages(lock)) {
    const known = lookUp(name, version);
    const platform = { ...platformOf(name), ...known };
    if (!platform.os && !platform.cpu) throw new Error(`No platform is known of ${name}@${version}`);
    const dev = packages[parent].dev ? { dev: true } : {};
    packages[`node_modules/${name}`] = { version, ...platform, ...dev, optional: true };
  }
  const sorted = Object.keys(packages).sort((one, other) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted.map((path) => [path, packages[path]])) };
}
