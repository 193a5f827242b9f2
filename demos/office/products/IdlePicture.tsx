import { memo, useLayoutEffect, useRef } from 'react'
import { artistFor, loadArtist, pictureKey } from '../../catalogue/picture/artist.ts'
import type { Product } from '../../catalogue/product.ts'
import styles from './IdlePicture.module.css'

/** How long one slice may draw, in milliseconds: a frame has 16, and what is drawn must be laid out too. */
const BUDGET_MS = 5
/** The delay in browsers without requestIdleCallback. */
const LATER_MS = 30
/** After this time a picture is drawn even if the browser is never idle. */
const LATEST_MS = 400
/** The time without scrolling after which pictures are drawn, so that rows that scroll past are skipped. */
const REST_MS = 120

type IdleTask = () => void

const waitingTasks = new Set<IdleTask>()
let isAsked = false
let movedAt = Number.NEGATIVE_INFINITY

/**
 * Runs slow tasks in idle time once scrolling has stopped, as many at once as the budget allows: the newest first, because they
 * are on the screen now.
 *
 * @returns cancels the task
 */
function whenIdle(task: IdleTask): () => void {
  waitingTasks.add(task)
  requestSlice()
  return () => {
    waitingTasks.delete(task)
  }
}

function requestSlice(): void {
  if (isAsked || waitingTasks.size === 0) return
  isAsked = true
  addEventListener('scroll', noteMove, { passive: true })
  if (typeof requestIdleCallback === 'function') requestIdleCallback(slice, { timeout: LATEST_MS })
  else setTimeout(slice, LATER_MS)
}

function noteMove(): void {
  movedAt = performance.now()
}

function slice(): void {
  const restsInMs = movedAt + REST_MS - performance.now()
  if (restsInMs > 0) {
    setTimeout(slice, restsInMs)
    return
  }
  isAsked = false
  const endOfBudget = performance.now() + BUDGET_MS
  for (const task of [...waitingTasks].reverse()) {
    waitingTasks.delete(task)
    task()
    if (performance.now() >= endOfBudget) break
  }
  requestSlice()
  if (!isAsked) removeEventListener('scroll', noteMove)
}

type Props = { product: Product }

/** A product's picture in a long list: an empty wall until there is time to draw it. Decoration beside its name. */
export const IdlePicture = memo(function IdlePicture({ product }: Props) {
  const pictureRef = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () => (pictureRef.current ? drawnWhenIdle(product, pictureRef.current) : undefined),
    [product],
  )
  return <span ref={pictureRef} className={styles.picture} aria-hidden="true" />
}, isSamePicture)

function isSamePicture(before: Props, after: Props): boolean {
  return pictureKey(before.product, {}) === pictureKey(after.product, {})
}

/** @returns cancels the drawing, when the row shows another product or leaves the screen */
function drawnWhenIdle(product: Product, element: HTMLElement): () => void {
  let isGone = false
  let takeBack = () => {}
  const waitForIdle = () => {
    if (!isGone) takeBack = whenIdle(draw)
  }
  const draw = () => {
    const artist = artistFor([product.kind])
    if (artist) element.innerHTML = artist.picture(product, {})
  }
  if (artistFor([product.kind])) waitForIdle()
  // Where it cannot be loaded, the product's name is there all the same.
  else loadArtist([product.kind]).then(waitForIdle, () => {})
  return () => {
    isGone = true
    takeBack()
    element.replaceChildren()
  }
}
