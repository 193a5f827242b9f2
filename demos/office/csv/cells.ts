import { escapeFormulaCell } from '../../../domain/inbox/export/escape-formula-cell.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { parseRand } from '../../../domain/money/parse-rand.ts'
import { COLOUR_NAMES, COLOURS } from '../../catalogue/colours.ts'
import { findVariant, type ProductOverrides } from '../../shop/current-product.ts'
import { MAX_ON_A_SHELF } from '../../shop/stock.ts'
import { isThreshold, MAX_THRESHOLD, priceError } from '../../shop/validate-product.ts'

/** What is wrong with one cell, and how to fix it. */
export type CellFault = { wrong: string; cure: string }

/** Letters that look like figures. */
const LOOKS_LIKE: Readonly<Record<string, { figure: string; words: string }>> = {
  o: { figure: '0', words: 'a zero' },
  l: { figure: '1', words: 'a one' },
  i: { figure: '1', words: 'a one' },
}

/** Reads a price in rand, `2450,00`, `R 2 450.00` or `2450`, as cents. */
export function csvPrice(cell: string): number | CellFault {
  const amount = cell.trim().replace(/^(?:ZAR|R)\s*/i, '')
  const letter = /[oli]/i.exec(amount)?.[0]
  const lookalike = letter === undefined ? undefined : LOOKS_LIKE[letter.toLowerCase()]
  if (lookalike && /^[\doli.,\s]+$/i.test(amount))
    return {
      wrong: `A letter ${letter} in place of ${lookalike.words}`,
      cure: `Write ${withFigures(amount)}`,
    }
  if (/[.,]\d$/.test(amount))
    return { wrong: 'Ends after one place', cure: `Write ${amount.replace('.', ',')}0` }
  const parsedRand = parseRand(amount)
  if ('fault' in parsedRand) return { wrong: 'Not an amount in rand', cure: 'Write it like 2450,00' }
  if ('ask' in parsedRand)
    return { wrong: `May be ${parsedRand.question.replace('?', '')}`, cure: 'Write it like 2450,00' }
  const priceFault = priceError(parsedRand.cents)
  if (priceFault === null) return parsedRand.cents
  return {
    wrong: priceFault.replace(/\.$/, ''),
    cure: `Write a price between ${formatRand(100)} and R 1 000 000,00`,
  }
}

/** Reads the number of pieces in a branch. */
export function csvQuantity(cell: string): number | CellFault {
  const text = cell.trim()
  if (/^[-−–]\s*\d+$/.test(text))
    return { wrong: 'Stock cannot be negative', cure: 'Write 0, or count the shelf' }
  if (!/^\d+$/.test(text)) return { wrong: 'Not a whole number of pieces', cure: 'Write a number like 12' }
  const quantity = Number(text)
  return quantity > MAX_ON_A_SHELF
    ? { wrong: 'More than a branch can hold', cure: `Write ${MAX_ON_A_SHELF} or fewer` }
    : quantity
}

/** Reads a low-stock threshold. */
export function csvThreshold(cell: string): number | CellFault {
  const text = cell.trim()
  const quantity = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return isThreshold(quantity)
    ? quantity
    : { wrong: 'Not a low-stock level', cure: `Write a whole number from 0 to ${MAX_THRESHOLD}` }
}

function withFigures(amount: string): string {
  return amount.replace(/[oli]/gi, (letter) => LOOKS_LIKE[letter.toLowerCase()]?.figure ?? letter)
}

/** @param seenAt the line that had this number before, if one did */
export function skuFault(
  overrides: ProductOverrides,
  sku: string,
  seenAt: number | undefined,
): CellFault | null {
  if (sku === '') return { wrong: 'A line needs its number', cure: 'Write it like 00412-2' }
  if (seenAt !== undefined)
    return { wrong: `The same number as line ${seenAt}`, cure: 'Give each variant its own number' }
  if (findVariant(overrides, sku)) return null
  return /^\d{5,6}-\d{1,2}$/.test(sku)
    ? { wrong: 'No such product in the shop', cure: 'Look its number up in Products' }
    : { wrong: 'Not a number of a variant', cure: 'Write it like 00412-2' }
}

/** @param cell undefined: the file has no such column */
export function productNameError(cell: string | undefined): CellFault | null {
  return cell === '' ? { wrong: 'A product needs a name', cure: 'Write one, or take the line out' } : null
}

/** @param cell undefined: the file has no such column */
export function isOtherName(overrides: ProductOverrides, sku: string, cell: string | undefined): boolean {
  const name = findVariant(overrides, sku)?.product.name
  return cell !== undefined && name !== undefined && cell !== name && cell !== escapeFormulaCell(name)
}

/** An empty cell is no fault, because products in one look only have no colour. */
export function colourFault(cell: string | undefined): CellFault | null {
  if (cell === undefined || cell === '' || isColourWord(cell.toLowerCase())) return null
  const [first, second, third] = COLOUR_NAMES.map((name) => COLOURS[name].word)
  return {
    wrong: 'No such colour in the shop',
    cure: `One of sixteen: ${first}, ${second}, ${third} …`,
  }
}

/** Whether a text is a colour as the shop's pages write it: `sage`, `sage stripe`. */
function isColourWord(text: string): boolean {
  return COLOUR_WORDS.some((word) => text === word || text.startsWith(`${word} `))
}

const COLOUR_WORDS = COLOUR_NAMES.map((name) => COLOURS[name].word.toLowerCase())
