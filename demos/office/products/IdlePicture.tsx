import { memo, useEffect, useRef } from 'react'
import { currentProduct, type Things } from '../../domain/things.ts'
import { picture } from '../../products/picture/picture.ts'
import styles from './IdlePicture.module.css'
import { whenIdle } from './idle-turn.ts'

/** How many drawings are kept: a few screens back and forth, about 1 MB. */
const MAX_KEPT = 400
const kept = new Map<number, string>()

/** A thing's picture in a long list: an empty wall until there is time to draw it. Decoration beside its name. */
export const IdlePicture = memo(function IdlePicture({ things, number }: { things: Things; number: number }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (place.current) place.current.innerHTML = drawingOf(things, number)
    }
    if (kept.has(number)) return show()
    return whenIdle(show)
  }, [things, number])
  return <span ref={place} className={styles.picture} aria-hidden="true" />
})

function drawingOf(things: Things, number: number): string {
  const before = kept.get(number)
  if (before !== undefined) return before
  const product = currentProduct(things, number)
  const drawing = product ? picture(product) : ''
  if (kept.size >= MAX_KEPT) for (const oldest of [...kept.keys()].slice(0, MAX_KEPT / 2)) kept.delete(oldest)
  kept.set(number, drawing)
  return drawing
}
