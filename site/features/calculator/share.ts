import { formatRand } from '../../../domain/money/money.ts'
import { instalmentSentence } from '../../../domain/plan/plan-sentence.ts'
import { inclVat } from '../../../domain/pricing/price-sentence.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { PlanView } from './view.ts'

/** The whole address of a plan, to be sent. */
export function planLink(view: PlanView, origin: string): string {
  return origin + paths.calculator(view.query)
}

/** WhatsApp with a draft; the visitor chooses to whom it goes. */
export function whatsAppHref(view: PlanView, origin: string): string {
  return `https://wa.me/?text=${encodeURIComponent(messageOf(view, origin))}`
}

/** The visitor's own mail program with a draft to nobody yet. */
export function mailHref(view: PlanView, origin: string): string {
  const subject = `Estimate ${view.reference}`
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(messageOf(view, origin))}`
}

function messageOf(view: PlanView, origin: string): string {
  const { plan, card, reference } = view
  return (
    `Estimate ${reference}, not a quotation: total ${formatRand(plan.totalCents)}${inclVat(card)}, ` +
    `${instalmentSentence(plan)}. ${planLink(view, origin)}`
  )
}
