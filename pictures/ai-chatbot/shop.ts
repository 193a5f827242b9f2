import { type CalendarDate, weekdayName } from '../wording/dates.ts'
import { formatRand } from '../wording/rand.ts'

/** Ridgeway Schoolwear, and the one question that the scenes follow: shoes in a size 15. */
export const SHOE_QUESTION = 'Do you have shoes in size 15?'
export const UNSURE = 'I do not have that information. Shall I ask Nomsa to phone you?'
export const PERSON = { name: 'Nomsa', surname: 'Khumalo' }
export const CUSTOMER = 'Zanele'
export const SHOE = { price: formatRand(89_900), sizes: [10, 11, 12, 13], biggest: 15 }
export const STOCK = { branch: 'Germiston', pairs: 2, pairsInWords: 'Two' }
/** The number of documents that the shop gave the assistant. */
export const DOCUMENTS = 14

const RESERVED_UNTIL: CalendarDate = '2026-11-27'
export const RESERVED_UNTIL_DAY = weekdayName(RESERVED_UNTIL)

export const RETURNS = { document: 'Returns policy', page: 2, pages: 4, days: 14 }
export const TAUGHT = {
  document: 'Shoes and sizes',
  page: 1,
  before: 'Lace-ups run from size 2 to 13, in black.',
  added: `Sizes 14 and 15 are kept in ${STOCK.branch} only. They cost ${SHOE.price}, incl. VAT. Ask, and we keep a pair until ${RESERVED_UNTIL_DAY}.`,
}
