import type { KeyboardEvent } from 'react'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { storeAddresses } from '../../addresses.ts'
import styles from './SearchField.module.css'

export const FIELD_ID = 'q'
export const HITS_ID = 'hits'
export const hitId = (at: number) => `hit-${at}`

type Props = {
  typed: string
  /** Whether hits are shown below. */
  isOpen: boolean
  /** The hit selected with the arrow keys; null: none. */
  at: number | null
  onType: (typed: string) => void
  onMove: (step: 1 | -1) => void
  onOpen: () => void
  onEscape: () => void
}

/** A field whose hits are below it: arrows move among them, Enter opens, Escape closes. */
export function SearchField({ typed, isOpen, at, onType, onMove, onOpen, onEscape }: Props) {
  const act: Record<string, (() => void) | undefined> = {
    ArrowDown: () => onMove(1),
    ArrowUp: () => onMove(-1),
    Escape: onEscape,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const acts = act[event.key]
    if (!acts || event.nativeEvent.isComposing) return
    event.preventDefault()
    acts()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the floor has no search element (Chrome 118, Safari 17)
    <div role="search">
      <form
        className={styles.form}
        // Before hydration Enter does nothing: it would submit the form.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          onOpen()
        }}
      >
        <label className="visually-hidden" htmlFor={FIELD_ID}>
          Search
        </label>
        <div className={styles.field}>
          <Icon path={icons.magnifier} size={22} />
          <input
            id={FIELD_ID}
            type="search"
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            maxLength={80}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={HITS_ID}
            aria-autocomplete="list"
            aria-activedescendant={at === null ? undefined : hitId(at)}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {typed !== '' && (
            <button type="button" aria-label="Empty the field" onClick={() => onType('')}>
              <Icon path={icons.cross} size={22} />
            </button>
          )}
        </div>
        <ButtonLink kind="link" href={storeAddresses.home}>
          Close
        </ButtonLink>
      </form>
    </div>
  )
}
