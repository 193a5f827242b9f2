import { memo, useLayoutEffect, useRef } from 'react'
import { artistFor, loadArtist, pictureKey } from '../../catalogue/picture/artist.ts'
import type { Product } from '../../catalogue/product.ts'
import styles from './IdlePicture.module.css'

/** The maximum duration of one slice, well below the 16 ms of a frame, because the pictures must be laid out too. */
const BUDGET_MS = 5
/** The delay in browsers without requestIdleCallback. */
const FALLBACK_DELAY_MS = 30
/** After this time a picture is drawn even if the browser is never idle. */
const MAX_WAIT_MS = 400
/** The pause in scrolling after which pictures are drawn, so that rows that scroll past are skipped. */
const PAUSE_MS = 120

type IdleTask = () => void

const waitingTasks = new Set<IdleTask>()
let isSliceRequested = false
let lastScrollTime = Number.NEGATIVE_INFINITY

/**
 * Runs a slow task in idle time after scrolling. The newest tasks are first, because they are in sight; each slice runs as many
 * as its budget allows.
 *
 * @returns a function that cancels the task
 */
function scheduleIdleTask(task: IdleTask): () => void {
  waitingTasks.add(task)
  requestSlice()
  return () => {
    waitingTasks.delete(task)
  }
}

function requestSlice(): void {
  if (isSliceRequested || waitingTasks.size === 0) return
  isSliceRequested = true
  addEventListener('scroll', recordScroll, { passive: true })
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runSlice, { timeout: MAX_WAIT_MS })
  else setTimeout(runSlice, FALLBACK_DELAY_MS)
}

function recordScroll(): void {
  lastScrollTime = performance.now()
}

function runSlice(): void {
  const remainingMs = lastScrollTime + PAUSE_MS - performance.now()
  if (remainingMs > 0) {
    setTimeout(runSlice, remainingMs)
    return
  }
  isSliceRequested = false
  const endOfBudget = performance.now() + BUDGET_MS
  for (const task of [...waitingTasks].reverse()) {
    waitingTasks.delete(task)
    task()
    if (performance.now() >= endOfBudget) break
  }
  requestSlice()
  if (!isSliceRequested) removeEventListener('scroll', recordScroll)
}

type Props = { product: Product }

/** The decorative picture of a product in a long list, an empty wall until there is time to draw it. */
export const IdlePicture = memo(function IdlePicture({ product }: Props) {
  const pictureRef = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () => (pictureRef.current ? drawWhenIdle(product, pictureRef.current) : undefined),
    [product],
  )
  return <span ref={pictureRef} className={styles.picture} aria-hidden="true" />
}, isSamePicture)

function isSamePicture(before: Props, after: Props): boolean {
  return pictureKey(before.product, {}) === pictureKey(after.product, {})
}

/** @returns a function that cancels or clears the drawing */
function drawWhenIdle(product: Product, element: HTMLElement): () => void {
  let isCancelled = false
  let cancel = () => {}
  const waitForIdle = () => {
    if (!isCancelled) cancel = scheduleIdleTask(draw)
  }
  const draw = () => {
    const artist = artistFor([product.kind])
    if (artist) element.innerHTML = artist.picture(product, {})
  }
  if (artistFor([product.kind])) waitForIdle()
  // If the artist cannot be loaded, the row has no picture.
  else loadArtist([product.kind]).then(waitForIdle, () => {})
  return () => {
    isCancelled = true
    cancel()
    element.replaceChildren()
  }
}
