import { foldedWords } from './folded-words.ts'
import { mended } from './mended.ts'
import { type Alternatives, translated, translatedBeginning } from './translations.ts'
import type { Vocabulary } from './vocabulary.ts'

/** More is not read: nobody describes a table in nine words. */
const MOST_WORDS = 8
const LITTLE_WORDS = new Set(
  'a an and the of in on with for from to by en n die van vir met in op'.split(' '),
)

export type UnderstoodWord = {
  /** One of these; each word may be the beginning of one. */
  alternatives: Alternatives
  /** It names a product: workshops and places that are called so are not meant. */
  namesProductType: boolean
  /** The word that it is taken for, where nothing is called as typed. */
  mendedTo: string | null
  /** As it is said to who typed it. */
  shown: string
}

/** @returns null where one of the words is called nothing, and near nothing; empty: nothing was asked */
export function understood(text: string, vocabulary: Vocabulary): ReadonlyArray<UnderstoodWord> | null {
  const typed = foldedWords(text)
  const telling = typed.filter((word) => !LITTLE_WORDS.has(word))
  const words = (telling.length > 0 ? telling : typed).slice(0, MOST_WORDS)
  const found = words.map((word) => understoodWord(word, vocabulary))
  return found.every((word) => word !== null) ? found : null
}

function understoodWord(typed: string, vocabulary: Vocabulary): UnderstoodWord | null {
  return (
    asTyped(typed, vocabulary) ??
    asOneOfSeveral(typed, vocabulary) ??
    asBeginningOfTranslated(typed) ??
    asMended(typed, vocabulary)
  )
}

function asTyped(typed: string, vocabulary: Vocabulary): UnderstoodWord | null {
  const others = translated(typed)
  const namesProductType = vocabulary.namesProduct(typed)
  const known = vocabulary.beginning(typed)
  const isOurs = namesProductType || vocabulary.namesPlace(typed) || (others.length === 0 && known.length > 0)
  const alternatives = isOurs ? [[typed], ...others] : others
  if (alternatives.length === 0) return null
  const isProductType =
    namesProductType ||
    (others.length > 0 && !isOurs) ||
    (others.length === 0 && known.some(vocabulary.namesProduct))
  return {
    alternatives,
    namesProductType: isProductType,
    mendedTo: null,
    shown: (isOurs ? known[0] : others[0]?.join(' ')) ?? typed,
  }
}

/** `blankets` where only `blanket` is written. */
function asOneOfSeveral(typed: string, vocabulary: Vocabulary): UnderstoodWord | null {
  const single = [typed.replace(/es$/, ''), typed.replace(/s$/, '')].find(
    (word) => word !== typed && (vocabulary.namesProduct(word) || translated(word).length > 0),
  )
  return single === undefined ? null : asTyped(single, vocabulary)
}

/** `spie` on the way to `spieël`. */
function asBeginningOfTranslated(typed: string): UnderstoodWord | null {
  const [word] = typed.length < 3 ? [] : translatedBeginning(typed)
  if (word === undefined) return null
  const alternatives = translated(word)
  return { alternatives, namesProductType: true, mendedTo: null, shown: alternatives[0]?.join(' ') ?? word }
}

function asMended(typed: string, vocabulary: Vocabulary): UnderstoodWord | null {
  const word = mended(typed, vocabulary)
  const meant = word === null ? null : asTyped(word, vocabulary)
  return meant && { ...meant, mendedTo: word }
}
