import { type RefObject, useLayoutEffect, useState } from 'react'
import { formatRand, vatPartCents } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { loadDraft } from './draft.ts'
import { readFields } from './form-fields.ts'

/**
 * Adds up the plan beside a solution's form and describes the attached plan. The draft keeps the choices until the form is
 * sent, so that an attempt without a response is repeated with its own plan.
 *
 * @param posted the query of the plan that was returned with the form and is shown as chosen
 * @returns the attached plan in words; undefined if there is none
 */
export function useAttachedPlan(
  form: RefObject<HTMLFormElement | null>,
  draftName: string,
  posted = '',
): string | undefined {
  const [attachedPlan, setAttachedPlan] = useState(() => planInWords(posted))
  // A layout effect, to run before the enquiry's effect stores the draft.
  useLayoutEffect(() => {
    const plan = form.current?.closest('#plan')?.querySelector('form')
    if (!plan) return
    const updateAttachment = () => setAttachedPlan(planInWords(attachedQuery(form.current), addUp(plan)))
    if (!attachedQuery(form.current)) restoreChoice(plan, loadDraft(draftName)?.choice ?? '')
    updateAttachment()
    // Never removed: if the island crashes, its form continues as a plain one.
    plan.addEventListener('change', () => {
      updateAttachment()
      // As if typed, so that the draft is stored.
      form.current?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }, [form, draftName])
  return attachedPlan
}

/** The query of the attached plan; empty if nothing was chosen. */
function attachedQuery(form: HTMLFormElement | null): string {
  return (form && readFields(form).plan) ?? ''
}

function restoreChoice(plan: HTMLFormElement, query: string): void {
  const params = new URLSearchParams(query)
  for (const input of plan.querySelectorAll('input'))
    if (params.getAll(input.name).includes(input.value)) input.checked = true
}

/**
 * Shows the sum of the choices, in the plan and in the bars that lead to it.
 *
 * @returns the formatted total and monthly price
 */
function addUp(plan: HTMLFormElement): string {
  const chosenInputs = [...plan.querySelectorAll<HTMLElement>('[data-adds]:checked')]
  const base = Number(plan.dataset.plan)
  const totalCents = chosenInputs.reduce((cents, { dataset }) => cents + Number(dataset.adds), base)
  const total = formatRand(totalCents)
  const months = Number(new FormData(plan).get('months'))
  write('#plan output, [data-bar-total]', () => total)
  write('[data-bar-monthly]', () => monthlyPrice(totalCents, months))
  write('#plan [data-months]', ({ dataset }) => monthlyPrice(totalCents, Number(dataset.months)))
  write('[data-vat-bps]', ({ dataset }) => formatRand(vatPartCents(totalCents, Number(dataset.vatBps))))
  return `${monthlyPrice(totalCents, months)}, ${total} in total`
}

function write(selector: string, wordsOf: (place: HTMLElement) => string): void {
  for (const place of document.querySelectorAll<HTMLElement>(selector)) {
    const words = wordsOf(place)
    // Writing the same text again would announce it again.
    if (place.textContent !== words) place.textContent = words
  }
}

/**
 * `R 2 951,67 a month for 18 months, R 53 130,00 in total.`; without the sum, if a design or extras are chosen: `With 18 months and your choices, which add to the total.`
 * Undefined without a plan.
 */
export function planInWords(query: string, sum?: string): string | undefined {
  const plan = new URLSearchParams(query)
  const months = plan.get('months')
  if (!months) return undefined
  if (sum) return `${sum}.`
  const hasMore = plan.get('design') !== 'template' || plan.has('extras')
  return `With ${months} months${hasMore ? ' and your choices, which add to the total' : ''}.`
}
