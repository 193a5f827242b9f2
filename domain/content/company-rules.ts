import { formatRand } from '../money/money.ts'
import { HANDOVER_SENTENCE, type PlanInMonths } from '../plan/plan-sentence.ts'
import { counted } from '../wording.ts'
import type { Company } from './company.ts'

/** The owner's rules; each may be absent. */
type Rules = Pick<Company, 'cancellationCharge' | 'pauseNoticeDays' | 'smallChangesDays'>

/** The rules as sentences, by the placeholder that texts of `content/` use: `{smallChanges}`. */
export function companyRules(rules: Rules): Readonly<Record<string, string>> {
  return {
    smallChanges: smallChangesSentence(rules),
    afterNotice: afterNotice(rules),
    coolingOff: COOLING_OFF,
    handover: HANDOVER_SENTENCE,
    ...stoppingRules(rules),
    ...cancellationRules(rules),
  }
}

/** Until when small changes are included in the price, and what happens afterwards: the same words on every page. */
export function smallChangesSentence({ smallChangesDays: days }: Rules): string {
  const after = days ? ` and for ${days.value === 1 ? 'a day' : `${days.value} days`} after it` : ''
  return `Small changes are included until launch${after}. Then you can choose a care plan.`
}

/** The rights under section 44 of the Electronic Communications and Transactions Act, in short; the terms have them in full. */
const COOLING_OFF =
  'If you sign online in your own name and we have not begun, you can cancel within seven days and pay nothing.'

/** The condition for pausing a service: `after 30 days’ written notice`. */
function afterNotice({ pauseNoticeDays: days }: Rules): string {
  if (!days) return 'after written notice'
  return `after ${days.value === 1 ? 'one day’s' : `${days.value} days’`} written notice`
}

/** What happens if payments stop for good: in full, and in short for use beside the owner's own cancellation charge. */
function stoppingRules({ cancellationCharge: charge }: Rules) {
  if (!charge) return { stopping: '', stoppingInShort: '' }
  const stopping = ' If you stop for good, it counts as cancelling'
  return {
    stopping: `${stopping}: you pay the instalments that are due, and at most ${charge.percent}% of the rest of the price.`,
    stoppingInShort: `${stopping}.`,
  }
}

/**
 * What cancelling costs: in full, as a summary, and as the answer to `Do I pay a deposit?`. Without a rule of the owner, a person has
 * the rights of the Consumer Protection Act, section 14, and an organisation those of its agreement.
 */
export function cancellationRules({ cancellationCharge: charge }: Rules) {
  if (charge)
    return {
      cancelling: `You can cancel with 20 business days’ notice (about four weeks), as a person or as an organisation. Before it is finished, we stop when you tell us, and you pay for the part that is done, at the quotation’s prices. After it is finished, you pay the instalments that are due by then, and you stop using the product. On top of that you pay us at most ${charge.percent}% of the rest of the price, and nothing more.`,
      cancellingInShort: `Later you can cancel with 20 business days’ notice (about four weeks). You pay for what is done or due by then, and at most ${charge.percent}% of the rest of the price. Then you stop using the product.`,
      organisations: 'the agreement that we sign gives them the same right.',
      cancelledBefore: `If you cancel before it is finished, you pay for the part that is done and at most ${charge.percent}% of the rest.`,
    }
  return {
    cancelling:
      'A person or sole proprietor can cancel with 20 business days’ notice (about four weeks). You then pay for what was delivered, even if it is not finished yet, and a reasonable charge may be due. After it is finished, your agreement says what is still to pay and whether you may go on using the product. An organisation cancels as its agreement says: ask us to show you that page before you sign.',
    cancellingInShort:
      'Later a person or sole proprietor can cancel with 20 business days’ notice (about four weeks). An organisation cancels as its agreement says.',
    organisations: 'there the signed agreement counts.',
    cancelledBefore:
      'If you cancel before it is finished, you pay for the part delivered, and perhaps a reasonable charge; an organisation, as its agreement says.',
  }
}

/** What cancelling and a late payment cost, in a few words. */
export function cancellationInShort({ cancellationCharge: charge }: Rules): string {
  return charge ? `what is due + at most ${charge.percent}%; no late fee` : 'with notice; no late fee'
}

/** What cancelling costs halfway through the work and halfway through a plan; empty without the owner's own rule. */
export function cancellationCosts(
  { cancellationCharge: charge }: Rules,
  { totalCents, months, amounts }: PlanInMonths,
): Array<{ when: string; due: string; atMost: string }> {
  if (!charge) return []
  const maxCharge = (paidCents: number) =>
    formatRand(Math.floor(((totalCents - paidCents) * charge.percent) / 100))
  const doneCents = Math.floor(totalCents / 2)
  const monthsDue = Math.floor(months / 2)
  const dueCents = amounts.slice(0, monthsDue).reduce((sum, cents) => sum + cents, 0)
  return [
    { when: 'half of the work is done', due: formatRand(doneCents), atMost: maxCharge(doneCents) },
    {
      when: `${counted(monthsDue, 'instalment')} are due`,
      due: formatRand(dueCents),
      atMost: maxCharge(dueCents),
    },
  ]
}

/**
 * {@link cancellationCosts} in sentences; empty without the owner's own rule.
 *
 * @param title what the plan is for
 */
export function cancellationExample(rules: Rules, title: string, plan: PlanInMonths): string {
  const [before, after] = cancellationCosts(rules, plan)
  if (!before || !after) return ''
  return `An example: ${title} costs ${formatRand(plan.totalCents)}, in ${plan.months} months. You cancel when ${before.when}: you pay ${before.due} for that half, and at most ${before.atMost} more. You cancel, and by the end of the notice ${after.when}: you pay those, ${after.due} together, and at most ${after.atMost} more. Nothing comes after that.`
}
