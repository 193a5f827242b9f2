import { countEvent, startCounting, stopCounting } from './google-tag.ts'
import { BANNER_ID, CHANGE_ID, MEASUREMENT_ID } from './marks.ts'

type Answer = 'yes' | 'no'

const KEY = 'counting'
/** Where storage is switched off, the answer holds for this page. */
let ofThisPage: Answer | null = null

function answerGiven(): Answer | null {
  const kept = read()
  return kept === 'yes' || kept === 'no' ? kept : ofThisPage
}

function keepAnswer(answer: Answer): void {
  ofThisPage = answer
  try {
    localStorage.setItem(KEY, answer)
  } catch {
    // asked again on the next page
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const banner = document.getElementById(BANNER_ID)
const change = document.getElementById(CHANGE_ID)
const { measurementId: id = MEASUREMENT_ID, calculator = '' } = banner?.dataset ?? {}

/** Whether the visitor reopened the banner from the foot of the page. */
let isAskedAgain = false
const counted = new Set<string>()

if (banner && id !== MEASUREMENT_ID) setUp(banner)

/** Nothing is loaded from Google, stored or sent before the visitor agrees, here or on an earlier page. */
function setUp(banner: HTMLElement): void {
  for (const button of banner.querySelectorAll('button'))
    button.addEventListener('click', () => handleAnswer(banner, button.value === 'yes' ? 'yes' : 'no'))
  change?.addEventListener('click', () => {
    banner.hidden = false
    banner.focus()
    isAskedAgain = true
  })
  // The banner must not cover the form that a visitor fills in: the question comes back on the next page.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form')) banner.hidden = true
  })
  reserveSpaceFor(banner)
  watchEvents()
  const answer = answerGiven()
  if (answer === null) banner.hidden = false
  if (answer === 'yes') startAndCount()
}

function handleAnswer(banner: HTMLElement, answer: Answer): void {
  keepAnswer(answer)
  banner.hidden = true
  document.documentElement.style.removeProperty('--counting-height')
  if (isAskedAgain) change?.focus()
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

/** Space below the page. It stays while a form is filled in: what is being pressed must not move. */
function reserveSpaceFor(banner: HTMLElement): void {
  new ResizeObserver(() => {
    if (banner.offsetHeight > 0)
      document.documentElement.style.setProperty('--counting-height', `${banner.offsetHeight}px`)
  }).observe(banner)
}
