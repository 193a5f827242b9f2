import { formatRand, vatPartCents } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'

/** Shows the sum of what is chosen in a solution's plan, the form that is marked `data-plan`: there and in the bars that lead to it. */
export function addUpPlan(): void {
  const plan = document.querySelector<HTMLFormElement>('form[data-plan]')
  if (!plan) return
  const addUp = () => {
    const chosen = [...plan.querySelectorAll<HTMLElement>('[data-adds]:checked')]
    const base = Number(plan.dataset.plan)
    const totalCents = chosen.reduce((cents, { dataset }) => cents + Number(dataset.adds), base)
    const months = Number(new FormData(plan).get('months'))
    write('output, [data-bar-total]', () => formatRand(totalCents))
    write('[data-bar-monthly]', () => monthlyPrice(totalCents, months))
    write('[data-months]', ({ dataset }) => monthlyPrice(totalCents, Number(dataset.months)))
    write('[data-vat-bps]', ({ dataset }) => formatRand(vatPartCents(totalCents, Number(dataset.vatBps))))
  }
  plan.addEventListener('change', addUp)
  // Back in the history: the browser has restored the choices.
  addEventListener('pageshow', addUp)
}

function write(selector: string, wordsOf: (place: HTMLElement) => string): void {
  for (const place of document.querySelectorAll<HTMLElement>(selector)) {
    const words = wordsOf(place)
    // The same words written again would be read aloud again.
    if (place.textContent !== words) place.textContent = words
  }
}
