import { formatRand } from './money.ts'

/** A typed amount; for `ask` the two amounts in cents that it may mean, with a `question` that names them. */
export type TypedRand = { cents: number } | { ask: [number, number]; question: string } | { fault: string }

/** 999 billion rand: exact in cents, and a larger amount is a typing error. */
const MAX_CENTS = 99_999_999_999_999
// \s matches the no-break spaces (U+00A0, U+202F) of amounts copied from our own pages.
const SPACES = /\s+/g
const CURRENCY = /^(?:ZAR|R) ?/i
const AMOUNTS: ReadonlyArray<RegExp> = [
  /^(?<rands>\d+)(?:[.,](?<cents>\d{1,2}))?$/,
  /^(?<rands>[1-9]\d{0,2}(?: \d{3})+)(?:[.,](?<cents>\d{1,2}))?$/,
  /^(?<rands>[1-9]\d{0,2}(?:,\d{3})+)(?:\.(?<cents>\d{1,2}))?$/,
  /^(?<rands>[1-9]\d{0,2}(?:\.\d{3}){2,})(?:,(?<cents>\d{1,2}))?$/,
  /^(?<rands>[1-9]\d{0,2}\.\d{3}),(?<cents>\d{1,2})$/,
]
/** A point before three digits: a thousands separator to some, a decimal point to others. */
const AMBIGUOUS_POINT = /^([1-9]\d{0,2})\.(\d{2})(\d)$/

/**
 * Parses an amount as people type it: `R44 850,00`, `44850.00`, `44,850`, `44 850` (docs/domain.md 2.2).
 *
 * `44.850` may be R 44,85 or R 44 850,00, so the result is a question. A third digit of cents is rounded half up for the
 * question only.
 *
 * @param maxCents the largest amount that is accepted
 */
export function parseRand(text: string, maxCents = MAX_CENTS): TypedRand {
  const typed = text.replace(SPACES, ' ').trim()
  if (/^[-−–]|^(?:ZAR|R) ?[-−–]/i.test(typed)) return { fault: 'Enter an amount that is not below R 0.' }
  const amount = typed.replace(CURRENCY, '')
  const [, rands, cents, thousandth] = AMBIGUOUS_POINT.exec(amount) ?? []
  if (rands && cents && thousandth) return ambiguousAmount(rands, cents, thousandth)

  for (const pattern of AMOUNTS) {
    const { rands: wholeRands, cents: part = '' } = pattern.exec(amount)?.groups ?? {}
    if (wholeRands !== undefined) return amountOf(wholeRands.replace(/\D/g, ''), part, maxCents)
  }
  return { fault: 'Enter an amount in rand, like R 5 000 or 5000,00.' }
}

function amountOf(rands: string, part: string, maxCents: number): TypedRand {
  const cents = Number(rands) * 100 + Number(part.padEnd(2, '0'))
  return cents > maxCents ? { fault: 'This amount is too large. Enter it in rand.' } : { cents }
}

function ambiguousAmount(rands: string, cents: string, thousandth: string): TypedRand {
  const smallAmount = Number(rands + cents) + (Number(thousandth) >= 5 ? 1 : 0)
  const large = Number(rands + cents + thousandth) * 100
  return { ask: [smallAmount, large], question: `${formatRand(smallAmount)} or ${formatRand(large)}?` }
}
