import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { calculatorNames } from '../../domain/content/visitor-lines.ts'
import { readPlanQuery } from '../../domain/plan/link/read-plan-query.ts'
import type { ServerContent } from '../content.ts'
import type { Printer } from '../http/threads/drawing-thread.ts'
import { planSheet } from '../plan/pdf/plan-sheet.ts'
import type { Attachment } from './mail.ts'

/** Prints a stored plan as a PDF attachment. */
export function planPrinter(dependencies: {
  content: () => ServerContent
  siteUrl: string
  now: () => Date
  printer: Printer
}): (query: string) => Promise<Attachment> {
  const { siteUrl, printer } = dependencies
  return async (query) => {
    const content = dependencies.content()
    const now = dependencies.now()
    const today = todayInJohannesburg(now)
    const names = calculatorNames(content.calculator, content.solutions)
    const planQuery = readPlanQuery(new URLSearchParams(query), content.rateCards, today)
    const sheet = planSheet(planQuery, { ...content, names, siteUrl, now, today })
    return {
      filename: `Plan ${sheet.reference}.pdf`,
      contentType: 'application/pdf',
      content: await printer.print(sheet),
    }
  }
}
