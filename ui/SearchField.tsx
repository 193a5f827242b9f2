import { type ComponentProps, useId } from 'react'
import { Icon } from './Icon.tsx'
import { magnifier } from './icons.ts'
import { Kbd } from './Kbd.tsx'
import styles from './SearchField.module.css'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  value: string
  onType: (text: string) => void
  /** The key that focuses the field. */
  shortcut?: string | undefined
}

/** A field to search with. */
export function SearchField({ label, shortcut, onType, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon path={magnifier} />
      <input
        placeholder={label}
        autoComplete="off"
        {...input}
        id={id}
        type="search"
        onChange={({ target }) => onType(target.value)}
      />
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </div>
  )
}
