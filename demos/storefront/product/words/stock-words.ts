import { addDays, type CalendarDate, isoWeekday } from '../../../../domain/calendar/calendar.ts'
import { inWords } from '../../../../domain/wording.ts'
import { colourWord } from '../../../catalogue/colours.ts'
import { BRANCHES, type Branch, type Maker, type Product } from '../../../catalogue/product.ts'
import { dayAndMonth, shortDay } from '../../../shop/day-words.ts'
import { arrivalDay } from '../../../shop/delivery-days.ts'
import { collectionTime } from '../../../shop/delivery-methods.ts'
import { isInCity } from '../../../shop/places.ts'
import type { VariantWithStock } from '../chosen-variant.ts'

const RESTOCK_SENTENCES: Readonly<Record<string, string>> = {
  'cotton and linen': 'The mill in PLACE weaves again',
  mohair: 'The looms in PLACE weave again',
  'wild silk': 'The looms in PLACE weave again',
  'rugs and weaving': 'The looms at PLACE weave again',
  stoneware: 'The kiln in PLACE fires again',
  porcelain: 'The kiln in the PLACE fires again',
  earthenware: 'The potters in PLACE fire again',
  baskets: 'The weavers in PLACE begin again',
  'cane and rush': 'The weavers in PLACE begin again',
  'brass and steel': 'The smiths in PLACE begin again',
  mirrors: 'The glaziers in PLACE begin again',
}

/** The stock in words; if sold out, when more are made. */
export function stockText(product: Product, chosen: VariantWithStock, today: CalendarDate | null) {
  const { quantity, stock, size, colour } = chosen
  if (quantity === 0) {
    const variantWords = colour
      ? ` in ${colourWord(colour).toLowerCase()}`
      : product.sizes.length > 1
        ? ` at ${size}`
        : ''
    return { strong: `Sold out${variantWords}.`, details: restockText(product.maker, today), isNone: true }
  }
  const branches = stock.filter((count) => count > 0).length
  const branchesInWords = `in ${inWords(branches)} ${branches === 1 ? 'branch' : 'branches'}`
  const atSize = product.sizes.length > 1 ? `at ${size}, ` : ''
  return { strong: `${quantity} in stock`, details: `${atSize}${branchesInWords}`, isNone: false }
}

/** The stock in each branch, and when it can be collected: `tomorrow from 10:00`. */
export function branchStock(
  { stock }: VariantWithStock,
  today: CalendarDate | null,
): Array<{ branch: Branch; quantity: number; when: string }> {
  return BRANCHES.map((branch, index) => ({
    branch,
    quantity: stock[index] ?? 0,
    when: today ? collectionTime(branch, today) : 'from 10:00 the next day',
  }))
}

function restockText({ makes, place }: Maker, today: CalendarDate | null): string {
  const restockSentence = (RESTOCK_SENTENCES[makes] ?? 'The workshop in PLACE makes it again').replace(
    'PLACE',
    place,
  )
  return today
    ? `${restockSentence} on ${dayAndMonth(mondayAfterNext(today))}.`
    : `${restockSentence} in two weeks.`
}

function mondayAfterNext(today: CalendarDate): CalendarDate {
  return addDays(today, 15 - isoWeekday(today))
}

/** The day of delivery to the door: `Thu 26 Nov`, or before hydration `in … working days`. */
export function doorDeliveryDay(postcode: string, today: CalendarDate | null): string {
  const day = today && arrivalDay({ kind: 'door' }, postcode, today)
  if (!day) return isInCity(postcode) ? 'in two working days' : 'in four working days'
  return shortDay(day)
}
