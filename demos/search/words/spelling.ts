import { editDistance } from './edit-distance.ts'
import { translatedWords } from './translations.ts'
import type { Vocabulary } from './vocabulary.ts'

/** From how many letters on one wrong letter is forgiven, and from how many on two. */
const ONE_FORGIVEN = 4
const TWO_FORGIVEN = 6

/**
 * The word that was most likely meant by one that is called nothing.
 *
 * @returns null where even the nearest is too far
 */
export function correctSpelling(typed: string, vocabulary: Vocabulary): string | null {
  if (typed.length < ONE_FORGIVEN || /\d/.test(typed)) return null
  let best: { word: string; distance: number; often: number } | null = null
  for (const word of [...vocabulary.words(), ...translatedWords]) {
    const distance = distanceIfNear(typed, word)
    const often = vocabulary.howOften(word)
    const isNearer = distance < (best?.distance ?? Number.POSITIVE_INFINITY)
    if (isNearer || (best && distance === best.distance && often > best.often))
      best = { word, distance, often }
  }
  return best && Number.isFinite(best.distance) ? best.word : null
}

/** A word that is right except for its end is half a letter further than a whole one; nobody mistakes two letters and the first. */
function distanceIfNear(typed: string, word: string): number {
  const forgiven = typed.length < TWO_FORGIVEN ? 1 : 2
  if (word.length < typed.length - forgiven || !beginsAlike(typed, word)) return Number.POSITIVE_INFINITY
  const { whole, beginning } = editDistance(typed, word)
  const near = Math.min(whole, beginning + 0.5)
  const isForgiven = whole <= forgiven || beginning <= 1
  const isLikely = near < 2 || typed[0] === word[0]
  return isForgiven && isLikely ? near : Number.POSITIVE_INFINITY
}

/** Whether at most one mistake lies in the first letter: it spares comparing most words. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]
}
