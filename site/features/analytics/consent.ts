import { type Answer, answerGiven, keepAnswer } from './answer.ts'
import { countEvent, startCounting, stopCounting } from './google-tag.ts'
import { BANNER_ID, CHANGE_ID, MEASUREMENT_ID } from './marks.ts'

const banner = document.getElementById(BANNER_ID)
const change = document.getElementById(CHANGE_ID)
const { measurementId: id = MEASUREMENT_ID, calculator = '' } = banner?.dataset ?? {}

/** Whether the visitor brought the question back, from the foot of the page. */
let isAskedAgain = false
const counted = new Set<string>()

if (banner && id !== MEASUREMENT_ID) ask(banner)

/** Nothing is asked of Google, stored or sent before the visitor says yes, here or on an earlier page. */
function ask(banner: HTMLElement): void {
  for (const button of banner.querySelectorAll('button'))
    button.addEventListener('click', () => take(banner, button.value === 'yes' ? 'yes' : 'no'))
  change?.addEventListener('click', () => {
    banner.hidden = false
    banner.focus()
    isAskedAgain = true
  })
  // Who fills in a form is left alone, and nothing lies over its button: the question comes back on the next page.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form')) banner.hidden = true
  })
  makeRoomFor(banner)
  watchEvents()
  const answer = answerGiven()
  if (answer === null) banner.hidden = false
  if (answer === 'yes') begin()
}

function take(banner: HTMLElement, answer: Answer): void {
  keepAnswer(answer)
  banner.hidden = true
  document.documentElement.style.removeProperty('--counting-height')
  if (isAskedAgain) change?.focus()
  if (answer === 'yes') begin()
  else stopCounting(id)
}

function begin(): void {
  startCounting(id)
  if (isFormSent()) countOnce('form_sent')
  if (location.pathname === calculator && location.search) countOnce('calculator_used')
}

function watchEvents(): void {
  document.addEventListener(
    'twelve-moons:form-sent',
    () => answerGiven() === 'yes' && countEvent('form_sent'),
  )
  if (location.pathname !== calculator) return
  document.querySelector('main')?.addEventListener('change', () => {
    if (answerGiven() === 'yes') countOnce('calculator_used')
  })
}

function countOnce(event: Parameters<typeof countEvent>[0]): void {
  if (!counted.has(event)) countEvent(event)
  counted.add(event)
}

/** A thank-you that was led to by a form sent without script of its own; a reload is no second form. */
function isFormSent(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  const isRedirected = load && 'redirectCount' in load && load.redirectCount !== 0
  return Boolean(isRedirected) && location.pathname.endsWith('/thank-you')
}

/** Room below the page, kept while a form is filled in: what is being pressed must not move. */
function makeRoomFor(banner: HTMLElement): void {
  new ResizeObserver(() => {
    if (banner.offsetHeight > 0)
      document.documentElement.style.setProperty('--counting-height', `${banner.offsetHeight}px`)
  }).observe(banner)
}
