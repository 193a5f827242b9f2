import { HANDOVER_SENTENCE } from '../../../domain/plan/plan-sentence.ts'
import { atFoot, type Block, beside, centred, decorated, padded, space, stack, tagged } from './blocks.ts'
import { CALENDAR_WIDTH, calendarBlock } from './draw-calendar.ts'
import { COLUMN_WIDTH, inPairs, linesTable, ruled, scheduleTable } from './draw-tables.ts'
import { drawMoon, type Moon, moonLit } from './moons.ts'
import type { PlanSheet, Sum, Term } from './plan-sheet.ts'
import { COLOURS, CONTENT, type Density, type SheetStyles, stylesFor } from './sheet-styles.ts'
import { heading, inlineList, linkedLines, text } from './text-blocks.ts'
import { type TextStyle, widthOf } from './typesetting.ts'

/** The whole content of the PDF. */
export function sheetBlock(sheet: PlanSheet, density: Density): Block {
  const s = stylesFor(density, sheet.accent)
  const gap = space(density.gap)
  const sections = [
    headBlock(sheet, s),
    noticesBlock(sheet, s),
    moneyBlock(sheet, s),
    timeBlock(sheet, s),
    includedBlock(sheet, s),
    linesBlock(sheet, s),
    scheduleBlock(sheet, s),
    otherCostsBlock(sheet, s),
  ]
  const present = sections.filter((section) => section !== null)
  return stack(...present.flatMap((section) => [section, gap]), footBlock(sheet, s))
}

function headBlock({ brand, work, reference, dateLine }: PlanSheet, s: SheetStyles): Block {
  const half = CONTENT.width / 2
  const facts = stack(
    heading('H1', s.reference, `Estimate ${reference}`, half, 'right'),
    space(2),
    text('P', s.small, dateLine, half, 'right'),
  )
  const name = stack(
    text('P', s.brand, brand, half - LOGO_WIDTH),
    text('P', s.small, work, half - LOGO_WIDTH),
  )
  const height = Math.max(facts.height, name.height)
  return beside(
    { x: 0, block: logo(height, s) },
    { x: LOGO_WIDTH, block: centred(name, height) },
    { x: half, block: facts },
  )
}

const LOGO_WIDTH = 25

/** The agency's mark, before its name. */
function logo(height: number, { colours }: SheetStyles): Block {
  const empty = space(height)
  return decorated(empty, (pen, x, y) => drawMoon(pen, x + 9, y + height / 2, moonLit(0.38, 8.5, colours)))
}

function noticesBlock({ notices }: PlanSheet, s: SheetStyles): Block | null {
  if (notices.length === 0) return null
  const width = CONTENT.width - NOTICE_INDENT
  const sentences = notices.map(({ sentence, address }) =>
    address
      ? linkedLines(s.notice, [sentence], width, { href: address, description: sentence })
      : text('P', s.notice, sentence, width),
  )
  const head = heading('H2', s.noticeHead, 'Please read this first', width)
  return stack(...[head, ...sentences].map((block) => besideBar(block, s)))
}

const NOTICE_INDENT = 11

function besideBar(block: Block, { colours }: SheetStyles): Block {
  const indented = beside({ x: NOTICE_INDENT, block })
  return decorated(indented, ({ document }, x, y, height) =>
    document.rect(x, y, 2, height).fill(colours.moonDeep),
  )
}

function moneyBlock({ total, instalment }: PlanSheet, s: SheetStyles): Block {
  const [inset, totalWidth] = [18, 215]
  const instalmentAt = inset + totalWidth + 20
  const instalmentWidth = CONTENT.width - instalmentAt - inset
  const sums = beside(
    { x: inset, block: sumBlock(total, s.totalAmount, totalWidth, s) },
    { x: instalmentAt, block: sumBlock(instalment, s.instalmentAmount, instalmentWidth, s) },
  )
  return decorated(padded(sums, Math.min(s.density.gap, 13)), ({ document }, x, y, height) =>
    document.roundedRect(x, y, CONTENT.width, height, 12).fill(s.colours.moon),
  )
}

/** A sum; the amounts of both sums share a baseline despite their sizes. */
function sumBlock(
  { label, amount, notes }: Sum,
  amountStyle: TextStyle,
  width: number,
  s: SheetStyles,
): Block {
  const extraHeight = (s.totalAmount.size - amountStyle.size) * amountStyle.lineHeight
  return stack(
    heading('H2', s.moneyLabel, label, width),
    padded(text('P', amountStyle, amount, width), extraHeight * 0.79, extraHeight * 0.21),
    ...notes.map((note) => text('P', s.moneyNote, note, width)),
  )
}

function timeBlock({ calendar, calendarInWords, facts }: PlanSheet, s: SheetStyles): Block {
  const factsAt = CALENDAR_WIDTH + 24
  const caption = `Each moon is lit by the share that is paid by then. ${HANDOVER_SENTENCE}`
  const list = stack(...facts.map((fact) => factBlock(fact, CONTENT.width - factsAt, s)))
  return beside(
    {
      x: 0,
      block: stack(
        calendarBlock(calendar, calendarInWords, s),
        space(3),
        text('P', s.caption, caption, CALENDAR_WIDTH),
      ),
    },
    { x: factsAt, block: tagged('L', list) },
  )
}

function factBlock({ term, detail }: Term, width: number, s: SheetStyles): Block {
  const [termWidth, detailAt] = [78, 86]
  const item = beside(
    { x: 0, block: text('Lbl', s.factTerm, term, termWidth) },
    { x: detailAt, block: text('LBody', s.factDetail, detail, width - detailAt) },
  )
  return padded(tagged('LI', item), 0, s.density.text / 3)
}

function includedBlock({ included }: PlanSheet, s: SheetStyles): Block | null {
  if (included.length === 0) return null
  const head = heading('H2', s.heading, 'What is included', CONTENT.width)
  const points = included.map((point) => pointBlock(point, s))
  return stack(padded(head, 0, s.density.gap / 4), tagged('L', inPairs(points)))
}

const BULLET_WIDTH = 10

/** A point with a full moon as its bullet. */
function pointBlock(point: string, s: SheetStyles): Block {
  const words = text('LBody', s.other, point, COLUMN_WIDTH - BULLET_WIDTH)
  const item = tagged('LI', beside({ x: BULLET_WIDTH, block: words }))
  const fullMoon: Moon = (document) => document.circle(0, 0, 2).fill(s.colours.moon)
  const middle = (s.other.size * s.other.lineHeight) / 2
  return decorated(item, (pen, x, y) => drawMoon(pen, x + 3, y + middle, fullMoon))
}

function linesBlock(sheet: PlanSheet, s: SheetStyles): Block {
  return stack(
    sectionHead('The price, line by line', sheet.basis, s),
    linesTable(sheet, s),
    ...(sheet.scope === null ? [] : [space(3), text('P', s.caption, sheet.scope, CONTENT.width)]),
  )
}

function scheduleBlock(sheet: PlanSheet, s: SheetStyles): Block {
  const head = sectionHead('Every instalment', 'On each pay day, or the next working day.', s)
  return stack(head, scheduleTable(sheet, s))
}

function otherCostsBlock({ otherCosts }: PlanSheet, s: SheetStyles): Block | null {
  if (otherCosts.length === 0) return null
  const spans = otherCosts.flatMap(({ term, detail }, item) => [
    ...(item === 0 ? [] : [{ text: '\u00a0· ', style: s.other, item: null }]),
    { text: `${term} `, style: s.other, item },
    { text: unbroken(detail), style: s.otherDetail, item },
  ])
  const head = 'What you pay other companies'
  const aside = 'Not in the price. Prices are a guide.'
  return stack(sectionHead(head, aside, s), inlineList(spans, CONTENT.width))
}

function footBlock({ address, reference, company }: PlanSheet, s: SheetStyles): Block {
  const { width } = CONTENT
  const description = 'See, change or send this plan'
  const foot = stack(
    text('P', s.small, `${description}:`, width),
    linkedLines(s.address, addressLines(address), width, { href: address, description }),
    space(3),
    text('P', s.footnote, 'Estimate – not a tax invoice, and not a quotation.', width),
    space(1),
    text('P', s.footnote, `To ask about this plan or to start, give us its number: ${reference}.`, width),
    ...company.map((line) => text('P', s.company, line, width)),
  )
  const rule = { thickness: 0.5, colour: COLOURS.ring }
  return atFoot(ruled(padded(foot, Math.min(s.density.gap, 8), 0), width, rule))
}

/** A heading followed by a remark on the same line. */
function sectionHead(title: string, aside: string, s: SheetStyles): Block {
  const asideAt = widthOf({ text: title, style: s.heading }) + 10
  const remark = text('P', s.aside, aside, CONTENT.width - asideAt)
  const line = beside(
    { x: 0, block: heading('H2', s.heading, title, asideAt) },
    { x: asideAt, block: padded(remark, 3.2, 0) },
  )
  return padded(line, 0, s.density.gap / 4)
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** How many characters of an address fit on a line. */
const LINE_CHARACTERS = 118

/** An address in lines, broken before a parameter or after a comma, so that no characters are added. */
function addressLines(address: string): Array<string> {
  const lines: Array<string> = []
  let line = ''
  for (const span of address.split(/(?=&)|(?<=[,?])/)) {
    if (line !== '' && line.length + span.length > LINE_CHARACTERS) {
      lines.push(line)
      line = ''
    }
    line += span
  }
  return [...lines, line]
}
