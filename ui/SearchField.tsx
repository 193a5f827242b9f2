import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { glass } from './icons.ts'
import { Kbd } from './Kbd.tsx'
import styles from './SearchField.module.css'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  value: string
  onType: (text: string) => void
  /** The key that leads here. */
  shortcut?: string | undefined
}

export function SearchField({ label, shortcut, onType, ...input }: Props) {
  return (
    <label className={styles.search}>
      <span className="visually-hidden">{label}</span>
      <Icon path={glass} />
      <input
        placeholder={label}
        autoComplete="off"
        {...input}
        type="search"
        onChange={({ target }) => onType(target.value)}
      />
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </label>
  )
}
