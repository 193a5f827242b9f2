import { type ReactNode, useId } from 'react'
import { useLocation } from 'wouter'
import { groupedCount } from '../../../domain/wording.ts'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { storeAddresses } from '../../addresses.ts'
import { PRODUCT_COUNT } from '../../catalogue/product.ts'
import { MAX_WORDS_CHARS } from '../../search/query-address.ts'
import { FIELD_ID } from '../search/SearchField.tsx'
import styles from './FindField.module.css'

const INVITATION = `Search ${groupedCount(PRODUCT_COUNT)} products`

type Props = {
  /** Whether the field is in the shop's header: on a phone it is an icon until focused. */
  isInHead?: boolean
  /** The link shown instead of the field without JavaScript. */
  link: ReactNode
}

/**
 * A field that opens the search page with the typed text, on a press and on Enter. Before hydration it accepts letters;
 * a press or Enter takes effect after hydration: see client:interest.
 */
export function FindField({ isInHead = false, link }: Props) {
  const id = useId()
  const openSearch = useOpenSearch()
  return (
    <>
      <form
        className={`needs-script ${styles.find} ${isInHead ? styles.inHead : ''}`}
        // So that Enter does not submit the form before hydration.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          const field = event.currentTarget.elements.namedItem(id)
          if (field instanceof HTMLInputElement) openSearch(field.value)
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {INVITATION}
        </label>
        <input
          id={id}
          type="search"
          placeholder={INVITATION}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={MAX_WORDS_CHARS}
          onClick={(event) => openSearch(event.currentTarget.value)}
        />
        <Icon path={icons.magnifier} size={22} />
      </form>
      <noscript>{link}</noscript>
    </>
  )
}

/**
 * Shows the search page with its field focused and the cursor after the typed text. There is no transition: letters
 * typed during one would be lost, and phones bring up the keyboard only during a press.
 */
function useOpenSearch(): (typed: string) => void {
  const [, navigate] = useLocation()
  return (typed) => {
    navigate(storeAddresses.search(typed), { transition: false })
    const field = document.getElementById(FIELD_ID)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.setSelectionRange(typed.length, typed.length)
  }
}
