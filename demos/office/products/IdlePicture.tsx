import { memo, useLayoutEffect, useRef } from 'react'
import { artistFor, loadArtist, pictureKey } from '../../catalogue/picture/artist.ts'
import type { Product } from '../../catalogue/product.ts'
import styles from './IdlePicture.module.css'

/** How long one slice may draw, in milliseconds: a frame has 16, and what is drawn must be laid out too. */
const BUDGET_MS = 5
/** Where a browser knows no idle time. */
const LATER_MS = 30
/** Even where it is never idle, a picture comes. */
const LATEST_MS = 400
/** How long nothing was scrolled when a page rests: what flies past is not worth drawing. */
const REST_MS = 120

type IdleTask = () => void

const waiting = new Set<IdleTask>()
let isAsked = false
let movedAt = Number.NEGATIVE_INFINITY

/**
 * Runs slow tasks in idle time once scrolling has stopped, as many at once as the budget allows: the newest first, because they
 * are on the screen now.
 *
 * @returns cancels the task
 */
function whenIdle(task: IdleTask): () => void {
  waiting.add(task)
  ask()
  return () => {
    waiting.delete(task)
  }
}

function ask(): void {
  if (isAsked || waiting.size === 0) return
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
  const until = performance.now() + BUDGET_MS
  for (const task of [...waiting].reverse()) {
    waiting.delete(task)
    task()
    if (performance.now() >= until) break
  }
  ask()
  if (!isAsked) removeEventListener('scroll', noteMove)
}

type Props = { product: Product }

/** A product's picture in a long list: an empty wall until there is time to draw it. Decoration beside its name. */
export const IdlePicture = memo(function IdlePicture({ product }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => (place.current ? drawnWhenIdle(product, place.current) : undefined), [product])
  return <span ref={place} className={styles.picture} aria-hidden="true" />
}, isSamePicture)

function isSamePicture(before: Props, after: Props): boolean {
  return pictureKey(before.product, {}) === pictureKey(after.product, {})
}

/** @returns takes it back: its row shows another product, or left the screen before it was drawn */
function drawnWhenIdle(product: Product, place: HTMLElement): () => void {
  let isGone = false
  let takeBack = () => {}
  const wait = () => {
    if (!isGone) takeBack = whenIdle(draw)
  }
  const draw = () => {
    const artist = artistFor([product.kind])
    if (artist) place.innerHTML = artist.picture(product, {})
  }
  if (artistFor([product.kind])) wait()
  // Where it cannot be loaded, the product's name is there all the same.
  else loadArtist([product.kind]).then(wait, () => {})
  return () => {
    isGone = true
    takeBack()
    place.replaceChildren()
  }
}
