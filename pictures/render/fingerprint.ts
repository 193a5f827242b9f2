import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite'
import type { ScenePicture } from '../scene-picture.ts'
import { AVIF, DEVICE_PIXELS, SOCIAL_JPEG, SOCIAL_WIDTH, WEBP, WIDTHS } from './encoding.ts'
import { type Rendered, readRendered, sceneFolders } from './rendered.ts'

const ENCODING = { DEVICE_PIXELS, WIDTHS, AVIF, WEBP, SOCIAL_WIDTH, SOCIAL_JPEG }

const SCENES = fileURLToPath(new URL('..', import.meta.url))
/** The folder of postcss.config.mjs. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The current fingerprint of each folder's scenes. */
export async function fingerprintsOf(folders: ReadonlyArray<string>, scenes = SCENES): Promise<Rendered> {
  const renderings = await renderFolders(scenes, folders)
  return Object.fromEntries(
    [...renderings].map(([folder, rendering]) => [folder, sha256(JSON.stringify({ rendering, ENCODING }))]),
  )
}

const STAGE = '/studio/stage.ts'
/** The module that puts the frame around every scene. */
const FRAME = '/studio/Picture.tsx'

/** The markup and styles from which a browser draws a folder's pictures. */
type Rendering = {
  markup: string
  /** Style sheets and fonts, in the order in which they apply. */
  styles: ReadonlyArray<string>
}

/** Renders folders of scenes as static markup, without a browser and without the packages of the scenes. */
async function renderFolders(
  scenes: string,
  folders: ReadonlyArray<string>,
): Promise<Map<string, Rendering>> {
  const modules = await openModules(scenes)
  try {
    const renderings = new Map<string, Rendering>()
    for (const folder of folders) renderings.set(folder, await renderFolder(modules, folder))
    return renderings
  } finally {
    await modules.close()
  }
}

/** Loads modules one after the other: in parallel their order would depend on reading times. */
async function renderFolder(modules: ViteDevServer, folder: string): Promise<Rendering> {
  const entry = `/${folder}/pictures.tsx`
  await modules.ssrLoadModule(STAGE)
  const { Picture } = await modules.ssrLoadModule(FRAME)
  const { pictures }: { pictures?: ReadonlyArray<ScenePicture> } = await modules.ssrLoadModule(entry)
  if (!pictures) throw new Error(`pictures/${folder}/pictures.tsx exports no pictures`)
  return {
    markup: pictures.map((picture) => renderToStaticMarkup(createElement(Picture, picture))).join('\n'),
    styles: await stylesOf(modules, [STAGE, entry]),
  }
}

const FONT_PACKAGE = /^@fontsource/
/** Module ids that begin with this stand for no file: only the name is hashed. */
const FONT_ID = '/fonts-by-name/'

/** A font package is hashed by its name: it need not be installed. */
const fontsByName: Plugin = {
  name: 'fonts by name',
  enforce: 'pre',
  resolveId: (source) => (FONT_PACKAGE.test(source) ? `${FONT_ID}${source}.js` : null),
  load: (id) => (id.startsWith(FONT_ID) ? 'export {}' : null),
}

/**
 * Loads modules of scenes in this process. The caller closes the server.
 *
 * @param scenes the folder of all scenes
 */
export function openModules(scenes: string): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: scenes,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    css: {
      postcss: ROOT,
      modules: { generateScopedName: (name, _, css) => `${name}_${sha256(minified(css)).slice(0, 8)}` },
    },
    plugins: [fontsByName],
  })
}

/** The style sheets and fonts that loaded modules bring with them, in the order in which they apply. */
async function stylesOf(modules: ViteDevServer, entries: ReadonlyArray<string>): Promise<Array<string>> {
  const found = new Set<EnvironmentModuleNode>()
  for (const entry of entries) await addInImportOrder(modules, entry, found, new Set())
  const ids = [...found].map(({ id }) => id ?? '')
  return Promise.all(ids.filter((id) => id.startsWith(FONT_ID) || id.endsWith('.css')).map(styleOf))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Adds a module after those that it imports, as they run. */
async function addInImportOrder(
  modules: ViteDevServer,
  url: string,
  found: Set<EnvironmentModuleNode>,
  visited: Set<EnvironmentModuleNode>,
): Promise<void> {
  const module = await modules.environments.ssr.moduleGraph.getModuleByUrl(url)
  if (!module || visited.has(module)) return
  visited.add(module)
  for (const imported of module.transformResult?.deps ?? [])
    await addInImportOrder(modules, imported, found, visited)
  found.add(module)
}

async function styleOf(id: string): Promise<string> {
  return id.startsWith(FONT_ID) ? id : minified(await readFile(id, 'utf8'))
}

/** A style sheet without comments and line breaks. */
function minified(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The folders whose scenes would be drawn differently from their committed pictures. */
export async function staleFolders(): Promise<Array<string>> {
  const folders = await sceneFolders()
  const [rendered, now] = [await readRendered(), await fingerprintsOf(folders)]
  return folders.filter((folder) => rendered[folder] !== now[folder])
}
