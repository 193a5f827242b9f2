import { readFile } from 'node:fs/promises'
import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { photoFiles } from '../../../../domain/content/people.ts'
import { PERSON_PICTURE_SIDES } from '../../../../domain/sitemap/paths.ts'
import { content } from '../../../content.ts'

export const getStaticPaths: GetStaticPaths = () =>
  photoFiles(content.people).flatMap((picture) =>
    Object.values(PERSON_PICTURE_SIDES).map((side) => ({ params: { picture, side: String(side) } })),
  )

/**
 * Publishes a photo of content/people/: square, upright, small, and without metadata such as the location.
 *
 * @throws {Error} naming a photo that is missing or not a picture
 */
export const GET: APIRoute = async ({ params: { picture, side } }) => {
  const file = `content/people/${picture}`
  const folder = process.env.CONTENT_DIR ?? 'content'
  try {
    const photo = sharp(await readFile(`${folder}/people/${picture}`))
      .autoOrient()
      .resize(Number(side), Number(side), { withoutEnlargement: true })
    return new Response(new Uint8Array(await photo.webp().toBuffer()))
  } catch (cause) {
    throw new Error(`content/people.json: ${file} is no picture that can be read`, { cause })
  }
}
