/** Loaded only when it is asked for: `import('./x.js')`, and the list of what such an import brings with it. */
const ON_DEMAND = /\bimport\(\s*["'`][^"'`]+["'`]\s*\)|__vite__mapDeps=[\s\S]*?\]\)?\s*[),;]/g
const NAME = /[\w@.~/-]+\.(?:js|mjs|css|woff2|avif|webp|png|svg)\b/g

/** Files of the build that a text names, whichever way. @param files their names below `/_astro/` */
export function namedIn(text: string, files: ReadonlySet<string>): Set<string> {
  const names = text.match(NAME) ?? []
  return new Set(names.map(belowAstro).filter((name) => files.has(name)))
}

/** Files that a script or a style sheet loads as soon as it is loaded itself. */
export function namedAtOnceIn(text: string, files: ReadonlySet<string>): Set<string> {
  return namedIn(text.replaceAll(ON_DEMAND, ''), files)
}

function belowAstro(name: string): string {
  return name.replace(/^(?:.*\/_astro\/|_astro\/|(?:\.{1,2}\/)+)/, '')
}
