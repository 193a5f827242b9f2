import { AFRIKAANS } from './afrikaans.ts'

/**
 * isiZulu words for the shop's products, singular and plural, with alternatives as in {@link AFRIKAANS}. A speaker must check them before
 * launch. `ukhamba` and `ilala` are in product names already.
 */
const ISIZULU: Readonly<Record<string, string>> = {
  isihlalo: 'chair|stool',
  izihlalo: 'chair|stool',
  isitulo: 'chair',
  izitulo: 'chair',
  ibhentshi: 'bench',
  amabhentshi: 'bench',
  itafula: 'table',
  amatafula: 'table',
  isibani: 'lamp|pendant',
  izibani: 'lamp|pendant',
  ingubo: 'throw',
  izingubo: 'throw',
  umcamelo: 'cushion',
  imicamelo: 'cushion',
  icansi: 'rush rug|rug',
  amacansi: 'rush rug|rug',
  isitsha: 'bowl',
  izitsha: 'bowl',
  inkomishi: 'mug',
  izinkomishi: 'mug',
  imbiza: 'pot|planter',
  izimbiza: 'pot|planter',
  izinkamba: 'ukhamba',
  ubhasikidi: 'basket',
  obhasikidi: 'basket',
  isibuko: 'mirror',
  izibuko: 'mirror',
}

/** Other English words for the shop's products, with alternatives as in {@link AFRIKAANS}. */
const OTHER_ENGLISH: Readonly<Record<string, string>> = {
  carpet: 'rug',
  carpets: 'rug',
  mats: 'rug',
  pillow: 'cushion',
  pillows: 'cushion',
  lampshade: 'pendant',
  chandelier: 'pendant',
  flowerpot: 'planter|pot',
  flowerpots: 'planter|pot',
  seat: 'chair|stool|bench',
  seats: 'seats|chair|stool|bench',
  wood: 'kiaat|imbuia|oak|ash|yellowwood|saligna',
  wooden: 'kiaat|imbuia|oak|ash|yellowwood|saligna',
  metal: 'brass|steel',
  silken: 'silk',
  woollen: 'wool',
  woolen: 'wool',
  ceramic: 'stoneware|porcelain|earthenware',
  pottery: 'stoneware|porcelain|earthenware|terracotta',
  white: 'salt',
  cream: 'oat',
  beige: 'sand|oat',
  red: 'rust',
  yellow: 'ochre',
  green: 'sage|moss|pine',
  blue: 'indigo|sky|sea',
  brown: 'cocoa',
  pink: 'blush',
  purple: 'plum',
}

/** Alternatives, each of one or more words: `riempie stool` or `riempie chair`. */
export type Alternatives = ReadonlyArray<ReadonlyArray<string>>

const entries: ReadonlyArray<readonly [string, string]> = [AFRIKAANS, ISIZULU, OTHER_ENGLISH].flatMap(
  (words) => Object.entries(words),
)
const TRANSLATIONS: ReadonlyMap<string, Alternatives> = new Map(
  entries.map(([word, alternatives]) => [word, alternatives.split('|').map((words) => words.split(' '))]),
)

/** @returns empty for a word without translation */
export const translationsOf = (word: string): Alternatives => TRANSLATIONS.get(word) ?? []

/** The translated words with a prefix, shortest first. */
export const translatedWithPrefix = (prefix: string): ReadonlyArray<string> =>
  translatedWords.filter((word) => word.startsWith(prefix))

export const translatedWords: ReadonlyArray<string> = [...TRANSLATIONS.keys()].sort(
  (a, b) => a.length - b.length,
)
