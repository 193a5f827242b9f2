import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** From this score of zxcvbn (0 to 4), guessing takes a hundred million attempts. */
const MIN_SCORE = 3
/** The part of a password that is scored: time grows with the square of its length, and 64 characters take a few milliseconds. */
const ESTIMATED_CHARS = 64
/** More substitutions take seconds for a long password, and found nothing more (measured). */
const MAX_SUBSTITUTIONS = 4
const WORD_MIN_CHARS = 3
const MAX_WORDS = 40
const MAX_TEXT_CHARS = 254

/** The minimum number of letters after removing known words, digits and punctuation. */
const MIN_LETTERS_LEFT = 6

const PERSONAL = 'it is made of your name, your address or the company’s name'
const COMMON = 'many people have it, or one like it'
const REPEATS = 'it repeats itself'
const ROW = 'it follows the keyboard, the alphabet or the numbers'
const DATE = 'it is made of a date or a year'
/** Reasons by zxcvbn's warning. */
const REASONS: Readonly<Record<string, string>> = {
  userInputs: PERSONAL,
  topTen: COMMON,
  topHundred: COMMON,
  common: COMMON,
  similarToCommon: COMMON,
  simpleRepeat: REPEATS,
  extendedRepeat: REPEATS,
  straightRow: ROW,
  keyPattern: ROW,
  sequences: ROW,
  dates: DATE,
  recentYears: DATE,
}
const OTHER_REASON = 'a program finds it within hours'

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: ESTIMATED_CHARS,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
})

/**
 * Why a password is easy to guess, in a sentence for the person who chose it.
 *
 * This module loads the 49 000 commonest passwords, 200 KB compressed: import it only when a password is chosen.
 *
 * @param personal words that others know about the person, from {@link personalWords}
 * @returns null if it is hard to guess
 */
export function weakPasswordSentence(password: string, personal: ReadonlyArray<string>): string | null {
  const plainPassword = plainLetters(password)
  const withoutGaps = withoutSeparators(plainPassword)
  const reason =
    estimatorReason(plainPassword, personal) ??
    knownWordsReason(withoutGaps, personal) ??
    estimatorReason(withoutGaps, personal)
  return (
    reason && `This is easy to guess: ${reason}. Take four words that have nothing to do with each other.`
  )
}

function estimatorReason(text: string, personal: ReadonlyArray<string>): string | null {
  const { score, feedback } = estimator.check(text, [...personal])
  return score >= MIN_SCORE ? null : (REASONS[feedback.warning ?? ''] ?? OTHER_REASON)
}

/**
 * Why a password is too short without its known words; null if it is not. The estimator rates every further part as strong, even
 * a known word and digits: `Johannesburg2026`.
 */
function knownWordsReason(withoutGaps: string, personal: ReadonlyArray<string>): string | null {
  let unmatched = withoutGaps.slice(0, ESTIMATED_CHARS).toLowerCase()
  let reason: string | null = null
  const personalTokens = personal.map((word) => withoutSeparators(plainLetters(word)))
  for (const [words, warning] of [
    [personalTokens, PERSONAL],
    [COMMON_WORDS, COMMON],
    [CALENDAR_WORDS, DATE],
  ] as const)
    for (const word of [...words].sort((a, b) => b.length - a.length)) {
      if (word.length < WORD_MIN_CHARS || !unmatched.includes(word)) continue
      unmatched = unmatched.replaceAll(word, ' ') // the letters on both sides must not form a new word
      reason ??= warning
    }
  const letters = unmatched.replace(/[^\p{L}]/gu, '')
  return letters.length < MIN_LETTERS_LEFT ? reason : null
}

/** The first guesses of an attacker: names and addresses, and each word of them. @param texts a name, an e-mail address, a company */
export function personalWords(texts: ReadonlyArray<string>): Array<string> {
  const words = texts.flatMap((text) => {
    const lowerCase = text.slice(0, MAX_TEXT_CHARS).toLowerCase()
    const tokens = lowerCase.split(/[^\p{L}\p{N}]+/u)
    return [lowerCase, ...tokens, tokens.join('')]
  })
  return [...new Set(words.filter((word) => word.length >= WORD_MIN_CHARS))].slice(0, MAX_WORDS)
}

/** Letters of other scripts and the Latin ones they look like: people use them to make a common word look rare. */
const LOOKALIKES: ReadonlyArray<[foreignLetters: string, latinLetters: string]> = [
  // Cyrillic
  ['авсԁеһніјкморԛѕтуԝх', 'abcdehhijkmopqstywx'],
  ['АВСԀЕНІЈКМОРԚЅТУԜХ', 'ABCDEHIJKMOPQSTYWX'],
  // Greek
  ['αβεηικνορτυχω', 'abenikvoptuxw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
]
const LATIN_BY_LOOKALIKE = new Map(
  LOOKALIKES.flatMap(([foreignLetters, latinLetters]) =>
    Array.from(foreignLetters, (letter, index) => [letter, latinLetters[index] ?? letter] as const),
  ),
)

/** Normalises a text as an attacker would: no wide or styled letters, no accents, and Latin letters for those that look like them. */
export function plainLetters(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => LATIN_BY_LOOKALIKE.get(letter) ?? letter).join('')
}

/** Without separators between letters and digits: spaces, punctuation, invisible characters. */
export function withoutSeparators(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Words that an attacker in South Africa tries early. Lower case, no spaces; zxcvbn has the words that are common worldwide. */
export const COMMON_WORDS: ReadonlyArray<string> = listOf(`
  admin administrator changeme correcthorsebatterystaple default iloveyou letmein login manager office password qwerty secret
  test user welcome
  blessed braai braaivleis boerewors dankie geheim goeiemore jesus lekker liefde totsiens verjaarsdag wagwoord welkom
  amandla impilo iphasiwedi jabulani ngiyabonga nkosi sawubona siyabonga ubuntu unkulunkulu uthando
  capetown ikapa kaapstad durban ethekwini johannesburg joburg jozi egoli pretoria tshwane soweto bloemfontein mangaung gqeberha
  portelizabeth eastlondon polokwane nelspruit mbombela kimberley pietermaritzburg rustenburg stellenbosch sandton centurion midrand
  southafrica suidafrika mzansi gauteng limpopo mpumalanga kwazulunatal kwazulu freestate westerncape easterncape northerncape
  tablemountain
  springboks springbok bokke amabokoboko proteas bafanabafana bafana kaizerchiefs amakhosi orlandopirates pirates sundowns mamelodi
  bluebulls bulls stormers sharks lions cheetahs rugby soccer cricket football
`)

/** Calendar words in English and Afrikaans. */
export const CALENDAR_WORDS: ReadonlyArray<string> = listOf(`
  january february march april may june july august september october november december
  januarie februarie maart mei junie julie augustus oktober desember
  monday tuesday wednesday thursday friday saturday sunday
  maandag dinsdag woensdag donderdag vrydag saterdag sondag
  spring summer autumn winter lente somer herfs christmas kersfees
`)

function listOf(words: string): Array<string> {
  return words.trim().split(/\s+/)
}
