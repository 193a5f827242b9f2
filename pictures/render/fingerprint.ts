import { fileURLToPath } from 'node:url'
import { AVIF, DEVICE_PIXELS, SOCIAL_JPEG, SOCIAL_WIDTH, WEBP, WIDTHS } from './encoding.ts'
import { sha256 } from './modules.ts'
import type { Rendered } from './rendered.ts'
import { renderFolders } from './rendering.ts'

const ENCODING = { DEVICE_PIXELS, WIDTHS, AVIF, WEBP, SOCIAL_WIDTH, SOCIAL_JPEG }

const SCENES = fileURLToPath(new URL('..', import.meta.url))

/** What the pictures of folders would be taken from now. */
export async function fingerprintsOf(folders: ReadonlyArray<string>, scenes = SCENES): Promise<Rendered> {
  const renderings = await renderFolders(scenes, folders)
  return Object.fromEntries(
    [...renderings].map(([folder, rendering]) => [folder, sha256(JSON.stringify({ rendering, ENCODING }))]),
  )
}
