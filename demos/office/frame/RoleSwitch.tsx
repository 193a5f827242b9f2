import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import type { Role } from '../../shop/rights.ts'
import type { StaffMember } from '../../shop/shop-state.ts'
import { roleNames, roleWords } from '../../shop/staff.ts'
import styles from './RoleSwitch.module.css'

type Props = {
  staff: ReadonlyArray<StaffMember>
  me: StaffMember
  onChoose: (name: string) => void
}

/** The button and menu that switch the current member of staff. */
export function RoleSwitch({ staff, me, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isHydrated = useIsHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.switch}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={!isHydrated}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <StaffInitial name={me.name} role={me.role} />
        {roleNames[me.role]}
        <em>{me.name}</em>
        <Icon path={icons.down} size={18} />
      </button>
      {isOpen && (
        <RoleMenu
          id={id}
          staff={staff}
          me={me}
          onClose={close}
          onLeave={() => setIsOpen(false)}
          onChoose={(name) => {
            close()
            onChoose(name)
          }}
        />
      )}
    </div>
  )
}

type MenuProps = Props & { id: string; onClose: () => void; onLeave: () => void }

function RoleMenu({ id, staff, me, onChoose, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(), [])
  useEffect(() => {
    const closeIfOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.parentElement?.contains(event.target)) onLeave()
    }
    document.addEventListener('pointerdown', closeIfOutside)
    return () => document.removeEventListener('pointerdown', closeIfOutside)
  }, [onLeave])
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      aria-label="View as"
      onKeyDown={(event) => moveFocus(event, onClose)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      <p role="presentation">View as</p>
      {staff.map(({ name, role }) => (
        <button
          key={name}
          type="button"
          role="menuitemradio"
          aria-checked={name === me.name}
          onClick={() => onChoose(name)}
        >
          <StaffInitial name={name} role={role} />
          <span>
            <b>
              {roleNames[role]}, {name}
            </b>
            <small>{roleWords[role]}</small>
          </span>
          {name === me.name && <Icon path={icons.tick} size={18} />}
        </button>
      ))}
    </div>
  )
}

/** Arrows, Home and End move through the menu, Escape closes it, as in the ARIA pattern of a menu button. */
function moveFocus(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')]
  const index = items.findIndex((item) => item.matches(':focus'))
  const nextIndex = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[event.key]
  if (event.key === 'Escape') onClose()
  else if (nextIndex === undefined) return
  else items.at(nextIndex % items.length)?.focus()
  event.preventDefault()
  event.stopPropagation()
}

/** The initial of a member of staff on the colour of their role. */
export function StaffInitial({ name, role }: { name: string; role: Role }) {
  return (
    <i className={styles.face} data-role={role} aria-hidden="true">
      {name.slice(0, 1)}
    </i>
  )
}
