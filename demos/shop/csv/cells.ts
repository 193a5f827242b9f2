import { formatRand } from '../../../domain/money/money.ts'
import { parseRand } from '../../../domain/money/parse-rand.ts'
import { MAX_ON_A_SHELF } from '../stock.ts'
import { isThreshold, MAX_THRESHOLD, priceError } from '../validate-product.ts'
import type { CellFault } from './faults.ts'

/** A letter that stands for a figure: capital and small o, l and I. */
const LOOKS_LIKE: Readonly<Record<string, { figure: string; words: string }>> = {
  o: { figure: '0', words: 'a nought' },
  l: { figure: '1', words: 'a one' },
  i: { figure: '1', words: 'a one' },
}

/** Reads a price in rand, `2450,00`, `R 2 450.00` or `2450`, as cents. */
export function csvPrice(cell: string): { cents: number } | CellFault {
  const amount = cell.trim().replace(/^(?:ZAR|R)\s*/i, '')
  const letter = /[oli]/i.exec(amount)?.[0]
  const looked = letter === undefined ? undefined : LOOKS_LIKE[letter.toLowerCase()]
  if (looked && /^[\doli.,\s]+$/i.test(amount))
    return {
      wrong: `A letter ${letter} where ${looked.words} should be`,
      cure: `Write ${withFigures(amount)}`,
    }
  if (/[.,]\d$/.test(amount))
    return { wrong: 'Ends after one place', cure: `Write ${amount.replace('.', ',')}0` }
  const read = parseRand(amount)
  if ('fault' in read) return { wrong: 'Not an amount in rand', cure: 'Write it like 2450,00' }
  if ('ask' in read)
    return { wrong: `May be ${read.question.replace('?', '')}`, cure: 'Write it like 2450,00' }
  const wrong = priceError(read.cents)
  if (wrong === null) return read
  return {
    wrong: wrong.replace(/\.$/, ''),
    cure: `Write a price between ${formatRand(100)} and R 1 000 000,00`,
  }
}

/** Reads how many pieces stand in a branch. */
export function csvPieces(cell: string): { pieces: number } | CellFault {
  const text = cell.trim()
  if (/^[-−–]\s*\d+$/.test(text))
    return { wrong: 'Stock is never below nought', cure: 'Write 0, or count the shelf' }
  if (!/^\d+$/.test(text)) return { wrong: 'Not a whole number of pieces', cure: 'Write a number like 12' }
  const pieces = Number(text)
  return pieces > MAX_ON_A_SHELF
    ? { wrong: 'More than a branch can hold', cure: `Write ${MAX_ON_A_SHELF} or fewer` }
    : { pieces }
}

/** Reads below how many pieces a branch is low. */
export function csvLowLine(cell: string): { pieces: number } | CellFault {
  const text = cell.trim()
  const pieces = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return isThreshold(pieces)
    ? { pieces }
    : { wrong: 'Not a low line', cure: `Write a whole number from 0 to ${MAX_THRESHOLD}` }
}

function withFigures(amount: string): string {
  return amount.replace(/[oli]/gi, (letter) => LOOKS_LIKE[letter.toLowerCase()]?.figure ?? letter)
}
