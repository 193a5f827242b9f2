import { type Family, type FontFile, fontWith, type Weight } from './fonts.ts'

/** Letters that stand side by side and are drawn with one font. */
export type Run = { text: string; file: FontFile }

/**
 * Splits a text into runs, each in the first font that has its letters. A letter that no font has loses its marks; what no
 * font has even then is left out: it would be drawn as an empty box.
 */
export function runsOf(text: string, family: Family, weight: Weight): Array<Run> {
  const runs: Array<Run> = []
  for (const letter of text.normalize('NFC').replace(/\p{Cc}/gu, '')) {
    for (const { text: drawn, file } of drawnAs(letter, family, weight)) {
      const last = runs.at(-1)
      if (last?.file === file) last.text += drawn
      else runs.push({ text: drawn, file })
    }
  }
  return runs
}

function drawnAs(letter: string, family: Family, weight: Weight): Array<Run> {
  const file = fontWith(letter, family, weight)
  if (file) return [{ text: letter, file }]
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
  return bare === letter ? [] : runsOf(bare, family, weight)
}
