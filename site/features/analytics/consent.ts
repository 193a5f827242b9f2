import { countEvent, startCounting, stopCounting } from './google-tag.ts'
import { BANNER_ID, CHANGE_BUTTON_ID, MEASUREMENT_ID } from './marks.ts'

type Answer = 'yes' | 'no'

const KEY = 'counting'
/** The answer for this page if storage is turned off. */
let pageAnswer: Answer | null = null

function currentAnswer(): Answer | null {
  const stored = readStored()
  return stored === 'yes' || stored === 'no' ? stored : pageAnswer
}

function storeAnswer(answer: Answer): void {
  pageAnswer = answer
  try {
    localStorage.setItem(KEY, answer)
  } catch {
    // The next page asks again.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const banner = document.getElementById(BANNER_ID)
const changeButton = document.getElementById(CHANGE_BUTTON_ID)
const { measurementId: id = MEASUREMENT_ID, calculator = '' } = banner?.dataset ?? {}

/** Whether the visitor reopened the banner from the footer. */
let isReopened = false
const countedEvents = new Set<string>()

if (banner && id !== MEASUREMENT_ID) setUpBanner(banner)

/** Nothing is loaded from Google, stored or sent before the visitor agrees, on this or an earlier page. */
function setUpBanner(banner: HTMLElement): void {
  for (const button of banner.querySelectorAll('button'))
    button.addEventListener('click', () => handleAnswer(banner, button.value === 'yes' ? 'yes' : 'no'))
  changeButton?.addEventListener('click', () => {
    banner.hidden = false
    banner.focus()
    isReopened = true
  })
  // The banner must not cover a form that is being filled in: the question is asked again on the next page.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form')) banner.hidden = true
  })
  reserveSpaceFor(banner)
  watchEvents()
  const answer = currentAnswer()
  if (answer === null) banner.hidden = false
  if (answer === 'yes') startAndCount()
}

function handleAnswer(banner: HTMLElement, answer: Answer): void {
  storeAnswer(answer)
  banner.hidden = true
  document.documentElement.style.removeProperty('--counting-height')
  if (isReopened) changeButton?.focus()
  if (answer === 'yes') startAndCount()
  else stopCounting(id)
}

function startAndCount(): void {
  startCounting(id)
  if (isFormSent()) countOnce('form_sent')
  if (location.pathname === calculator && location.search) countOnce('calculator_used')
}

function watchEvents(): void {
  document.addEventListener(
    'twelve-moons:form-sent',
    () => currentAnswer() === 'yes' && countEvent('form_sent'),
  )
  if (location.pathname !== calculator) return
  document.querySelector('main')?.addEventListener('change', () => {
    if (currentAnswer() === 'yes') countOnce('calculator_used')
  })
}

function countOnce(event: Parameters<typeof countEvent>[0]): void {
  if (!countedEvents.has(event)) countEvent(event)
  countedEvents.add(event)
}

/** Whether a form sent without its script led to this thank-you page; a reload does not count again. */
function isFormSent(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  const isRedirected = load && 'redirectCount' in load && load.redirectCount !== 0
  return Boolean(isRedirected) && location.pathname.endsWith('/thank-you')
}

/** Space below the page. It stays while a form is filled in, because a pressed control must not move. */
function reserveSpaceFor(banner: HTMLElement): void {
  new ResizeObserver(() => {
    if (banner.offsetHeight > 0)
      document.documentElement.style.setProperty('--counting-height', `${banner.offsetHeight}px`)
  }).observe(banner)
}
