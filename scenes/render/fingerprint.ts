import { AVIF, DEVICE_PIXELS, SOCIAL_JPEG, SOCIAL_WIDTH, WEBP, WIDTHS } from './encoding.ts'
import { sha256 } from './modules.ts'
import type { Rendered } from './rendered.ts'
import { renderFolders } from './rendering.ts'

const ENCODING = { DEVICE_PIXELS, WIDTHS, AVIF, WEBP, SOCIAL_WIDTH, SOCIAL_JPEG }

/** What the pictures of folders would be taken from now. */
export async function fingerprintsOf(folders: ReadonlyArray<string>): Promise<Rendered> {
  const renderings = await renderFolders(folders)
  return Object.fromEntries(
    [...renderings].map(([folder, rendering]) => [folder, sha256(JSON.stringify({ rendering, ENCODING }))]),
  )
}
