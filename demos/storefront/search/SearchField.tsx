import type { KeyboardEvent } from 'react'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { storeAddresses } from '../../addresses.ts'
import { MAX_WORDS_CHARS } from '../../search/query-address.ts'
import styles from './SearchField.module.css'

export const FIELD_ID = 'q'
export const HITS_ID = 'hits'
export const hitId = (index: number) => `hit-${index}`

type Props = {
  typed: string
  /** Whether hits are shown below. */
  isOpen: boolean
  /** The hit selected with the arrow keys; null if none is. */
  selectedIndex: number | null
  onType: (typed: string) => void
  onMove: (step: 1 | -1) => void
  onOpen: () => void
  onEscape: () => void
}

/** A field with its hits below: arrows select one, Enter opens it, Escape closes. */
export function SearchField({ typed, isOpen, selectedIndex, onType, onMove, onOpen, onEscape }: Props) {
  const actions: Record<string, (() => void) | undefined> = {
    ArrowDown: () => onMove(1),
    ArrowUp: () => onMove(-1),
    Escape: onEscape,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action || event.nativeEvent.isComposing) return
    event.preventDefault()
    action()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the minimum browsers have no search element (Chrome 118, Safari 17)
    <div role="search">
      <form
        className={styles.form}
        // So that Enter does not submit the form before hydration.
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
            maxLength={MAX_WORDS_CHARS}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={HITS_ID}
            aria-autocomplete="list"
            aria-activedescendant={selectedIndex === null ? undefined : hitId(selectedIndex)}
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
