import { useEffect, useRef } from 'react'
import { Button } from '../../parts/Button.tsx'
import styles from './RemovedLine.module.css'

type Props = { name: string; onPutBack(): void }

/** In the place of what was taken out: the way back, under the finger that took it. */
export function RemovedLine({ name, onPutBack }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <p className={styles.out} role="status">
      <span>{name} is out.</span>
      <Button look="link" ref={button} onClick={onPutBack}>
        Put it back
      </Button>
    </p>
  )
}
