import type { ReactNode } from 'react'
import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import styles from './RowDrawing.module.css'

type Drawing = NonNullable<FigureOf<'row'>['items'][number]['drawing']>

/** What a part does, drawn as on the product: ink for the thing, gold for its point. The words beside it say it too. */
export function RowDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 112" aria-hidden="true">
      {DRAWINGS[drawing]}
    </svg>
  )
}

/** A day of 24 hours is 192 wide: the point of `hours` runs from 06:30 to 21:00. */
const DRAWINGS: Readonly<Record<Drawing, ReactNode>> = {
  hours: (
    <>
      <rect className={styles.soft} x="24" y="46" width="192" height="20" rx="10" />
      <rect className={styles.point} x="76" y="46" width="116" height="20" rx="10" />
      <path className={styles.line} d="M76 34v-10M192 34v-10M24 82h192M72 76v12M120 76v12M168 76v12" />
    </>
  ),
  message: (
    <>
      <path
        className={styles.thing}
        d="M46 18h148a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14h-120l-24 16v-16h-4a14 14 0 0 1-14-14v-40a14 14 0 0 1 14-14z"
      />
      <path className={styles.faint} d="M100 42h86M100 60h54" />
      <path
        className={styles.point}
        d="M66 30a16 16 0 0 1 16 16c0 12-16 26-16 26s-16-14-16-26a16 16 0 0 1 16-16z"
      />
      <circle className={styles.thing} cx="66" cy="46" r="6" />
    </>
  ),
  copy: (
    <>
      <rect className={styles.soft} x="62" y="14" width="92" height="76" rx="8" />
      <path className={styles.line} d="M78 34h60M78 50h60M78 66h36" />
      <rect className={styles.point} x="100" y="30" width="92" height="70" rx="8" />
      <path className={styles.line} d="M116 50h60M116 66h60M116 82h36" />
    </>
  ),
  slot: (
    <>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <rect
          key={at}
          className={at === 1 ? styles.point : styles.soft}
          x={30 + (at % 3) * 62}
          y={22 + Math.floor(at / 3) * 38}
          width="56"
          height="32"
          rx="8"
        />
      ))}
      <path className={styles.line} d="M110 38l8 8 14-15" />
    </>
  ),
  price: (
    <>
      <rect className={styles.thing} x="56" y="16" width="128" height="80" rx="10" />
      <path className={styles.band} d="M56 34h128v14h-128z" />
      <path className={styles.faint} d="M72 76h40" />
      <circle className={styles.point} cx="160" cy="74" r="12" />
    </>
  ),
  call: (
    <>
      <circle className={styles.soft} cx="120" cy="56" r="44" />
      <path className={styles.point} d="M120 56V12A44 44 0 0 1 158.1 78Z" />
      <path className={styles.line} d="M120 56V24M120 56l24 14M120 8v8M120 96v8M72 56h-8M176 56h-8" />
    </>
  ),
  notes: (
    <>
      <rect className={styles.soft} x="60" y="8" width="120" height="96" rx="8" />
      <path className={styles.line} d="M78 30h56M78 66h72" />
      <path className={styles.gold} d="M78 44h84M78 80h60" />
    </>
  ),
}
