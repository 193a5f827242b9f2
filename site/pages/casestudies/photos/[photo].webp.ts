import { readFile } from 'node:fs/promises'
import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'
import type { CasePhoto } from '../../../../domain/content/photo.ts'
import { CASE_SIZES, type CaseCrop, cropAround } from '../../../../domain/content/photo-rules.ts'
import { content } from '../../../content.ts'

type Props = { photo: CasePhoto; crop: CaseCrop }

const CROPS = ['wide', 'narrow'] as const

export const getStaticPaths: GetStaticPaths = () =>
  content['case-studies'].flatMap(({ slug, photo }) =>
    photo ? CROPS.map((crop) => ({ params: { photo: `${slug}-${crop}` }, props: { photo, crop } })) : [],
  )

/**
 * Publishes a crop of a photo of content/case-photos/: around its focus, upright, and without metadata.
 *
 * @throws {Error} naming a photo that is missing or not a picture
 */
export const GET: APIRoute<Props> = async ({ props: { photo, crop } }) => {
  const file = `case-photos/${photo.file}`
  const folder = process.env.CONTENT_DIR ?? 'content'
  try {
    const uprightPhoto = sharp(await readFile(`${folder}/${file}`)).autoOrient()
    const { autoOrient } = await uprightPhoto.metadata()
    const { width, height } = CASE_SIZES[crop]
    const part = uprightPhoto.extract(cropAround(autoOrient, crop, photo.focus))
    const bytes = await part.resize(width, height).webp().toBuffer()
    return new Response(new Uint8Array(bytes))
  } catch (cause) {
    throw new Error(`content/case-studies.json: content/${file} is no picture that can be read`, { cause })
  }
}
