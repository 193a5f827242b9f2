import type { Font } from 'satori'
import { type Family, fontFiles, type Weight } from '../plan/pdf/fonts.ts'

// Each file of a face has a name of its own: of several under one name satori would take the first, whatever letters it has.
const display = facesOf('display', 700)
const body = facesOf('body', 600)

/** Every face that a card is set in. */
export const FACES: Array<Font> = [...display, ...body]
/** For headings, prices and names: a letter is taken from the first face that has it. */
export const DISPLAY = namesOf(display)
/** For all else. */
export const BODY = namesOf(body)

function facesOf(family: Family, weight: Weight): Array<Font> {
  return fontFiles(family, weight).map(({ name, bytes }) => ({
    ...{ name: `${family} ${name}`, data: bytes },
    ...{ weight, style: 'normal' },
  }))
}

function namesOf(fonts: ReadonlyArray<Font>): string {
  return fonts.map(({ name }) => name).join(', ')
}
