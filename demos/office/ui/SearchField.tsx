import type { Ref } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import styles from './Field.module.css'
import { Kbd } from './KeyLine.tsx'

type Props = {
  label: string
  hint: string
  value: string
  onType: (text: string) => void
  /** The key `/` puts the cursor here. */
  ref?: Ref<HTMLInputElement>
}

export function SearchField({ label, hint, value, onType, ref }: Props) {
  return (
    <label className={styles.find}>
      <span className="hide">{label}</span>
      <Icon path={icons.glass} size={20} />
      <input
        ref={ref}
        type="search"
        value={value}
        placeholder={hint}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <span data-kind="white">
        <Kbd>/</Kbd>
      </span>
    </label>
  )
}
