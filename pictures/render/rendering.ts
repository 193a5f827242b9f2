import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ViteDevServer } from 'vite'
import type { ScenePicture } from '../scene-picture.ts'
import { openModules, stylesOf } from './modules.ts'

const STAGE = '/studio/stage.ts'
/** Puts the frame around every scene. */
const FRAME = '/studio/Picture.tsx'

/** What a browser is given to draw a folder's pictures. */
export type Rendering = {
  markup: string
  /** Style sheets and fonts, in the order in which they apply. */
  styles: ReadonlyArray<string>
}

/** Renders folders of scenes as static markup, without a browser and without the packages of the scenes. */
export async function renderFolders(
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

/** Loaded one after the other: the modules of two at once would come in the order in which they are read. */
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
