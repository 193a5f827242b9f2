import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { calculatorNames } from '../../domain/content/visitor-lines.ts'
import { readPlanQuery } from '../../domain/plan/link/read-plan-query.ts'
import type { ServerContent } from '../content.ts'
import { planSheet } from '../plan/pdf/plan-sheet.ts'
import type { Printer } from '../plan/pdf/printer.ts'
import type { Attachment } from './mail.ts'

type PrinterDependencies = {
  content: () => ServerContent
  siteUrl: string
  now: () => Date
  printer: Printer
}

/** Prints a stored plan as a PDF attachment. */
export function planPrinter({
  content,
  siteUrl,
  now,
  printer,
}: PrinterDependencies): (query: string) => Promise<Attachment> {
  return async (query) => {
    const { calculator, solutions, company, look, otherCosts, rateCards } = content()
    const names = calculatorNames(calculator, solutions)
    const today = todayInJohannesburg(now())
    const planQuery = readPlanQuery(new URLSearchParams(query), rateCards, today)
    const sheet = planSheet(planQuery, {
      names,
      otherCosts,
      company,
      look,
      solutions,
      siteUrl,
      now: now(),
      today,
    })
    return {
      filename: `Plan ${sheet.reference}.pdf`,
      contentType: 'application/pdf',
      content: await printer.print(sheet),
    }
  }
}
