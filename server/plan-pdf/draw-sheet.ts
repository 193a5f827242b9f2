import { phasePath } from '../../domain/moon.ts'
import { addressLines } from './address-lines.ts'
import { drawCalendar } from './draw-calendar.ts'
import { box, type Drawn, disc, drawing, link, path, type Style, whole, words } from './elements.ts'
import { COLOURS } from './look.ts'
import type { PlanSheet, ScheduleRow, SheetLine, Sum, Term } from './plan-sheet.ts'
import { type Density, MOST_LINES_BELOW } from './sheet-density.ts'
import { type SheetStyles, stylesFor } from './sheet-styles.ts'

const SCHEDULE_HEAD = {
  no: 'No.',
  date: 'Date',
  amount: 'Instalment',
  balance: 'Still to pay',
  isLast: false,
}

/** The sheet from top to bottom. */
export function drawSheet(sheet: PlanSheet, density: Density): Array<Drawn> {
  const styles = stylesFor(density)
  return [
    drawHead(sheet, styles),
    drawNotices(sheet, styles),
    drawMoney(sheet, styles),
    drawTime(sheet, styles),
    drawLines(sheet, styles),
    drawSchedule(sheet, styles),
    drawOthers(sheet, styles),
    drawFoot(sheet, styles),
  ]
}

function drawHead({ brand, reference, dated }: PlanSheet, s: SheetStyles): Drawn {
  return box(
    s.head,
    box(
      s.brand,
      drawing(18, 18, disc(9, 9, 8.5, COLOURS.unlit), path(phasePath(0.38, 8.5, 9, 9), COLOURS.moon)),
      words(s.brandName, brand),
    ),
    box(s.headEnd, words(s.reference, `Estimate ${reference}`), words(s.small, dated)),
  )
}

function drawNotices({ notices }: PlanSheet, s: SheetStyles): Drawn {
  if (notices.length === 0) return null
  return box(
    s.notices,
    words(s.noticeHead, 'The link was not taken as it stands'),
    ...notices.map(({ sentence, address }) =>
      address ? link(s.noticeLink, address, sentence) : words(s.notice, sentence),
    ),
  )
}

function drawMoney({ total, instalment }: PlanSheet, s: SheetStyles): Drawn {
  return whole(
    s.money,
    drawSum(total, s.totalBlock, s.totalAmount, s),
    drawSum(instalment, s.instalmentBlock, s.instalmentAmount, s),
  )
}

function drawSum({ label, amount, notes }: Sum, block: Style, figures: Style, s: SheetStyles): Drawn {
  return box(
    block,
    words(s.moneyLabel, label),
    words(figures, amount),
    ...notes.map((note) => words(s.moneyNote, note)),
  )
}

function drawTime({ calendar, facts }: PlanSheet, s: SheetStyles): Drawn {
  return whole(
    s.time,
    box(
      s.calendar,
      drawCalendar(calendar, s.moonRow),
      words(
        s.caption,
        'Each moon is lit by the share that is paid by then. At the full moon the code is yours.',
      ),
    ),
    box(s.facts, ...facts.map((fact) => drawTerm(fact, s.fact, s.factTerm, s.factDetail))),
  )
}

function drawLines({ lines, basis, sums, range }: PlanSheet, s: SheetStyles): Drawn {
  const rows = lines.map((line) => drawLine(line, s))
  return box(
    s.section,
    drawHeading('The sum, line by line', basis, s),
    lines.length > MOST_LINES_BELOW ? drawColumns(rows, s) : box({}, ...rows),
    ...sums.map((sum, at) => drawTerm(sum, at === sums.length - 1 ? s.total : s.row, s.sumTerm, s.sumDetail)),
    words(s.caption, range),
  )
}

function drawLine({ title, note, hours, amount }: SheetLine, s: SheetStyles): Drawn {
  return box(
    s.row,
    words(s.lineTitle, title, note === null ? null : words(s.lineNote, `  ${note}`)),
    words(s.lineHours, hours === '–' ? hours : `${hours}\u00a0h`),
    words(s.lineAmount, amount),
  )
}

function drawSchedule({ schedule }: PlanSheet, s: SheetStyles): Drawn {
  const head = drawInstalment(SCHEDULE_HEAD, s.rowHead, s)
  const rows = schedule.map((row) => drawInstalment(row, row.isLast ? s.lastRow : s.row, s))
  return box(
    s.section,
    drawHeading('Every instalment', 'On each pay day, or the next working day.', s),
    drawColumns(rows, s, head),
  )
}

function drawInstalment({ no, date, amount, balance }: ScheduleRow, row: Style, s: SheetStyles): Drawn {
  return whole(row, words(s.no, no), words(s.date, date), words(s.amount, amount), words(s.balance, balance))
}

function drawOthers({ others }: PlanSheet, s: SheetStyles): Drawn {
  if (others.length === 0) return null
  const costs = others.flatMap(({ term, detail }, at) => [
    `${at === 0 ? '' : '\u00a0· '}${term} `,
    words(s.strong, unbroken(detail)),
  ])
  return whole(
    s.section,
    drawHeading('You pay these to others', 'Not in the total. The prices are a guide; ask for today’s.', s),
    words(s.others, ...costs),
  )
}

function drawFoot({ address, company }: PlanSheet, s: SheetStyles): Drawn {
  return whole(
    s.foot,
    words(s.small, 'See, change or send this plan:'),
    ...addressLines(address).map((line) => link(s.address, address, line)),
    words(s.footnote, 'Estimate, not a quotation. Estimate – not a tax invoice.'),
    ...company.map((line) => words(s.small, line)),
  )
}

function drawHeading(heading: string, aside: string, s: SheetStyles): Drawn {
  return box(s.sectionHead, words(s.heading, heading), words(s.aside, aside))
}

/** Two columns side by side, read down the first and then down the second, each below a head of its own. */
function drawColumns(rows: ReadonlyArray<Drawn>, s: SheetStyles, head: Drawn = null): Drawn {
  const half = Math.ceil(rows.length / 2)
  return box(s.columns, box(s.column, head, ...rows.slice(0, half)), box(s.column, head, ...rows.slice(half)))
}

function drawTerm({ term, detail }: Term, row: Style, left: Style, right: Style): Drawn {
  return box(row, words(left, term), words(right, detail))
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
