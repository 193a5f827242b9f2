import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../../setup/root.mjs'

type Imports = {
  /** Absolute paths of our own files. */
  files: Set<string>
  /** Absolute paths of the folders of packages, including transitive dependencies. */
  packages: Set<string>
}

/** Imports of types, which do not exist at run time. */
const TYPES_ONLY = /\b(?:import|export) type\b[^;'"]*from\s*['"][^'"]+['"]/g
const IMPORTS = [
  /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g,
  /\bimport\.meta\.resolve\(\s*['"]([^'"\n]+)['"]/g,
]
/** Modules of threads. In built files this matches workers of the browser, which the server never starts. */
const THREADS = /\bnew URL\(\s*['"](\.[^'"\n]+\.ts)['"],\s*import\.meta\.url/g

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
})

/**
 * Follows the imports of programs through our own files into packages, and between packages.
 *
 * Development packages are left out, even if a package names one as optional.
 *
 * @param programs paths below the checkout
 * @throws {Error} if an imported file of ours does not exist
 */
export async function traceImports(programs: ReadonlyArray<string>): Promise<Imports> {
  const lock = lockSchema.parse(JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')))
  const isDevelopmentPackage = (folder: string) => {
    const { dev, devOptional } = lock.packages[relative(ROOT, folder)] ?? {}
    return dev === true || devOptional === true
  }
  const imports: Imports = { files: new Set(), packages: new Set() }
  for (const program of programs) await followFile(join(ROOT, program))
  return imports

  async function followFile(path: string): Promise<void> {
    if (imports.files.has(path)) return
    imports.files.add(path)
    const patterns = path.endsWith('.ts') ? [...IMPORTS, THREADS] : IMPORTS
    for (const name of importsIn(await readFile(path, 'utf8'), patterns)) {
      if (isBuiltin(name)) continue
      if (name.startsWith('.')) await followFile(join(dirname(path), name))
      else await followPackage(name, path)
    }
  }

  async function followPackage(name: string, from: string): Promise<void> {
    const folder = folderOf(name, from)
    if (folder === null || imports.packages.has(folder) || isDevelopmentPackage(folder)) return
    imports.packages.add(folder)
    const manifest = join(folder, 'package.json')
    const { dependencies, optionalDependencies, peerDependencies } = packageSchema.parse(
      JSON.parse(await readFile(manifest, 'utf8')),
    )
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      await followPackage(dependency, manifest)
  }
}

function importsIn(code: string, patterns: ReadonlyArray<RegExp>): ReadonlyArray<string> {
  const codeWithoutTypes = code.replaceAll(TYPES_ONLY, '')
  return patterns.flatMap((pattern) => [...codeWithoutTypes.matchAll(pattern)].map(([, name = '']) => name))
}

/** The folder of a package by Node's resolution; null if it is not installed. */
function folderOf(specifier: string, from: string): string | null {
  const parts = specifier.split('/')
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  for (let folder = dirname(from); folder.startsWith(ROOT); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
  }
  return null
}
