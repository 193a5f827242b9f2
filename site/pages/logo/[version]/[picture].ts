import { readFile } from 'node:fs/promises'
import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { LOGO_PICTURES, logoVersion } from '../../../../domain/sitemap/paths.ts'
import { content } from '../../../content.ts'

/** The background of the icons for phones and other sites, which may cut them to a circle. */
const NIGHT = '#12161f'
const WITH_BACKGROUND: ReadonlyArray<string> = [LOGO_PICTURES.phone, LOGO_PICTURES.app, LOGO_PICTURES.large]
const LOGO_SHARE = 0.6

export const getStaticPaths: GetStaticPaths = () => {
  const { logo } = content.look
  if (!logo) return []
  return Object.values(LOGO_PICTURES).map((picture) => ({
    params: { version: logoVersion(logo.file), picture },
  }))
}

/** Publishes the logo of content/logo/ as a square picture. @throws {Error} if the file is missing or no picture */
export const GET: APIRoute = async ({ params: { picture = '' } }) => {
  const file = `logo/${content.look.logo?.file}`
  const side = Number.parseInt(picture, 10)
  const hasBackground = WITH_BACKGROUND.includes(picture)
  const logoSide = hasBackground ? Math.round(side * LOGO_SHARE) : side
  const edge = (side - logoSide) / 2
  const background = hasBackground ? NIGHT : { r: 0, g: 0, b: 0, alpha: 0 }
  try {
    const logo = sharp(await readFile(`${process.env.CONTENT_DIR ?? 'content'}/${file}`))
      .flatten(hasBackground && { background })
      .resize(logoSide, logoSide, { fit: 'contain', background })
      .extend({
        top: Math.floor(edge),
        left: Math.floor(edge),
        bottom: Math.ceil(edge),
        right: Math.ceil(edge),
        background,
      })
    const encoded = picture.endsWith('.webp') ? logo.webp({ quality: 90 }) : logo.png({ compressionLevel: 9 })
    return new Response(new Uint8Array(await encoded.toBuffer()))
  } catch (cause) {
    throw new Error(`content/look.json: content/${file} is no picture that can be read`, { cause })
  }
}
