import { useEffect, useEffectEvent, useState } from 'react'
import { Button, ButtonLink } from './Button.tsx'
import { Icon } from './icons.tsx'
import { Kbd } from './Kbd.tsx'
import styles from './Toast.module.css'

export type ToastMessage = {
  /** Counted on: a newer sentence takes the place of an older one. */
  id: number
  title: string
  detail?: string | undefined
  kind: 'done' | 'refused' | 'arrived'
  link?: { href: string; words: string }
  undo?: () => void
}

type Props = { said: ToastMessage; onOver: () => void }

const UNDO_MS = 10_000
const READ_MS = 12_000

/** One sentence at the bottom. It waits while somebody points at it or is in it, and can be closed. */
export function Toast({ said, onOver }: Props) {
  const [isHeld, setIsHeld] = useState(false)
  const over = useEffectEvent(onOver)
  const { undo, kind } = said
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => over(), undo ? UNDO_MS : READ_MS)
    return () => clearTimeout(timer)
  }, [isHeld, undo])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it wait
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p>
        <b>{said.title}</b>
        {said.detail && <small>{said.detail}</small>}
      </p>
      {said.link && (
        <ButtonLink href={said.link.href} kind="gold">
          {said.link.words}
        </ButtonLink>
      )}
      {undo && (
        <Button kind="gold" onPress={undo}>
          Undo <Kbd>U</Kbd>
        </Button>
      )}
      <button type="button" className={styles.close} aria-label="Close" onClick={onOver}>
        <Icon name="cross" />
      </button>
    </div>
  )
}
