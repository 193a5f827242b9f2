import { escapeFormulaCell } from '../../../domain/inbox/export/escape-formula-cell.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { parseRand } from '../../../domain/money/parse-rand.ts'
import { COLOUR_NAMES, COLOURS } from '../../catalogue/colours.ts'
import { findVariant, type ProductOverrides } from '../../shop/current-product.ts'
import { MAX_ON_A_SHELF } from '../../shop/stock.ts'
import { isThreshold, MAX_THRESHOLD, priceError } from '../../shop/validate-product.ts'

/** The problem of one cell, and how to fix it. */
export type CellFault = { problem: string; fix: string }

/** Letters that look like digits. */
const LOOKS_LIKE: Readonly<Record<string, { digit: string; words: string }>> = {
  o: { digit: '0', words: 'a zero' },
  l: { digit: '1', words: 'a one' },
  i: { digit: '1', words: 'a one' },
}

/** Reads a price in rand, `2450,00`, `R 2 450.00` or `2450`, as cents. */
export function csvPrice(cell: string): number | CellFault {
  const amount = cell.trim().replace(/^(?:ZAR|R)\s*/i, '')
  const letter = /[oli]/i.exec(amount)?.[0]
  const lookalike = letter === undefined ? undefined : LOOKS_LIKE[letter.toLowerCase()]
  if (lookalike && /^[\doli.,\s]+$/i.test(amount))
    return {
      problem: `A letter ${letter} in place of ${lookalike.words}`,
      fix: `Write ${withDigits(amount)}`,
    }
  if (/[.,]\d$/.test(amount))
    return { problem: 'Ends after one place', fix: `Write ${amount.replace('.', ',')}0` }
  const parsedRand = parseRand(amount)
  if ('fault' in parsedRand) return { problem: 'Not an amount in rand', fix: 'Write it like 2450,00' }
  if ('ask' in parsedRand)
    return { problem: `May be ${parsedRand.question.replace('?', '')}`, fix: 'Write it like 2450,00' }
  const priceFault = priceError(parsedRand.cents)
  if (priceFault === null) return parsedRand.cents
  return {
    problem: priceFault.replace(/\.$/, ''),
    fix: `Write a price between ${formatRand(100)} and R 1 000 000,00`,
  }
}

/** Reads the number of pieces in a branch. */
export function csvQuantity(cell: string): number | CellFault {
  const text = cell.trim()
  if (/^[-−–]\s*\d+$/.test(text))
    return { problem: 'Stock cannot be negative', fix: 'Write 0, or count the shelf' }
  if (!/^\d+$/.test(text)) return { problem: 'Not a whole number of pieces', fix: 'Write a number like 12' }
  const quantity = Number(text)
  return quantity > MAX_ON_A_SHELF
    ? { problem: 'More than a branch can hold', fix: `Write ${MAX_ON_A_SHELF} or fewer` }
    : quantity
}

/** Reads a low-stock threshold. */
export function csvThreshold(cell: string): number | CellFault {
  const text = cell.trim()
  const quantity = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return isThreshold(quantity)
    ? quantity
    : { problem: 'Not a low-stock level', fix: `Write a whole number from 0 to ${MAX_THRESHOLD}` }
}

function withDigits(amount: string): string {
  return amount.replace(/[oli]/gi, (letter) => LOOKS_LIKE[letter.toLowerCase()]?.digit ?? letter)
}

/** @param firstLine the line that already has this number, if any */
export function skuFault(
  overrides: ProductOverrides,
  sku: string,
  firstLine: number | undefined,
): CellFault | null {
  if (sku === '') return { problem: 'A line needs its number', fix: 'Write it like 00412-2' }
  if (firstLine !== undefined)
    return { problem: `The same number as line ${firstLine}`, fix: 'Give each variant its own number' }
  if (findVariant(overrides, sku)) return null
  return /^\d{5,6}-\d{1,2}$/.test(sku)
    ? { problem: 'No such product in the shop', fix: 'Look its number up in Products' }
    : { problem: 'Not a number of a variant', fix: 'Write it like 00412-2' }
}

/** @param cell undefined: the file has no such column */
export function productNameFault(cell: string | undefined): CellFault | null {
  return cell === '' ? { problem: 'A product needs a name', fix: 'Write one, or take the line out' } : null
}

/** @param cell undefined: the file has no such column */
export function hasOtherName(overrides: ProductOverrides, sku: string, cell: string | undefined): boolean {
  const name = findVariant(overrides, sku)?.product.name
  return cell !== undefined && name !== undefined && cell !== name && cell !== escapeFormulaCell(name)
}

/** An empty cell is no fault, because some products have no colour. */
export function colourFault(cell: string | undefined): CellFault | null {
  if (cell === undefined || cell === '' || isColourWord(cell.toLowerCase())) return null
  const [first, second, third] = COLOUR_NAMES.map((name) => COLOURS[name].word)
  return {
    problem: 'No such colour in the shop',
    fix: `One of sixteen: ${first}, ${second}, ${third} …`,
  }
}

/** Whether a text is a colour as the shop's pages write it: `sage`, `sage stripe`. */
function isColourWord(text: string): boolean {
  return COLOUR_WORDS.some((word) => text === word || text.startsWith(`${word} `))
}

const COLOUR_WORDS = COLOUR_NAMES.map((name) => COLOURS[name].word.toLowerCase())
