import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const FACTS = fileURLToPath(new URL('../../site/images/pictures.json', import.meta.url))
const GROUNDS = fileURLToPath(new URL('../../site/images/grounds.css', import.meta.url))

const factsSchema = z.record(
  z.string(),
  z.strictObject({
    width: z.int(),
    height: z.int(),
    ground: z
      .string()
      .regex(/^[0-9a-f]{6}$/)
      .nullable(),
    widths: z.array(z.int()),
  }),
)

/** By name: pixels of a picture's widest file, the colour it stands on until it is there, and the widths it has. */
export type PictureFacts = z.infer<typeof factsSchema>

/** Puts what is known of pictures beside them, and the style sheet of their grounds. */
export async function keepPictures(pictures: PictureFacts): Promise<void> {
  const known = factsSchema.parse(JSON.parse(await readFile(FACTS, 'utf8').catch(() => '{}')))
  const all = Object.entries({ ...known, ...pictures }).sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(FACTS, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
  const grounds = [...new Set(all.flatMap(([, { ground }]) => ground ?? []))].sort()
  await writeFile(GROUNDS, grounds.map(ruleOf).join(''))
}

/** The policy allows no style attribute: a picture names its ground instead. */
function ruleOf(ground: string): string {
  return `[data-ground="${ground}"] {\n  background: #${ground};\n}\n`
}
