import { foldedWords } from './folded-words.ts'
import { correctSpelling } from './spelling.ts'
import { type Alternatives, translated, translatedBeginning } from './translations.ts'
import type { Vocabulary } from './vocabulary.ts'

/** More is not read: nobody describes a table in nine words. */
const MOST_WORDS = 8
const LITTLE_WORDS = new Set(
  'a an and the of in on with for from to by en n die van vir met in op'.split(' '),
)

export type QueryTerm = {
  /** One of these; each word may be the beginning of one. */
  alternatives: Alternatives
  /** It names a product: workshops and places that are called so are not meant. */
  namesProductType: boolean
  /** The word that it is taken for, where nothing is called as typed. */
  correctedTo: string | null
  /** As it is said to who typed it. */
  shown: string
}

/** @returns null where one of the words is called nothing, and near nothing; empty: nothing was asked */
export function parseQueryTerms(text: string, vocabulary: Vocabulary): ReadonlyArray<QueryTerm> | null {
  const typed = foldedWords(text)
  const telling = typed.filter((word) => !LITTLE_WORDS.has(word))
  const words = (telling.length > 0 ? telling : typed).slice(0, MOST_WORDS)
  const found = words.map((word) => queryTerm(word, vocabulary))
  return found.every((word) => word !== null) ? found : null
}

function queryTerm(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  return (
    asTyped(typed, vocabulary) ??
    asOneOfSeveral(typed, vocabulary) ??
    asBeginningOfTranslated(typed) ??
    asCorrected(typed, vocabulary)
  )
}

function asTyped(typed: string, vocabulary: Vocabulary): QueryTerm | null {
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
    correctedTo: null,
    shown: (isOurs ? known[0] : others[0]?.join(' ')) ?? typed,
  }
}

/** `blankets` where only `blanket` is written. */
function asOneOfSeveral(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const single = [typed.replace(/es$/, ''), typed.replace(/s$/, '')].find(
    (word) => word !== typed && (vocabulary.namesProduct(word) || translated(word).length > 0),
  )
  return single === undefined ? null : asTyped(single, vocabulary)
}

/** `spie` on the way to `spieël`. */
function asBeginningOfTranslated(typed: string): QueryTerm | null {
  const [word] = typed.length < 3 ? [] : translatedBeginning(typed)
  if (word === undefined) return null
  const alternatives = translated(word)
  return {
    alternatives,
    namesProductType: true,
    correctedTo: null,
    shown: alternatives[0]?.join(' ') ?? word,
  }
}

function asCorrected(typed: string, vocabulary: Vocabulary): QueryTerm | null {
  const word = correctSpelling(typed, vocabulary)
  const meant = word === null ? null : asTyped(word, vocabulary)
  return meant && { ...meant, correctedTo: word }
}
