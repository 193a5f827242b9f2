import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ROLES, type Role } from '../../domain/roles.ts'
import type { StaffMember } from '../../domain/shop-state.ts'
import { Icon } from '../ui/icons.tsx'
import styles from './RoleSwitch.module.css'
import { roleNames, roleWords } from './role-words.ts'

type Props = {
  /** One of each role. */
  staff: Readonly<Record<Role, StaffMember>>
  role: Role
  onChoose: (role: Role) => void
}

/** Through whose eyes one looks: a button that opens a menu of three. */
export function RoleSwitch({ staff, role, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
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
        className={styles.who}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Face name={staff[role].name} role={role} />
        {roleNames[role]}
        <em>{staff[role].name}</em>
        <Icon name="down" />
      </button>
      {isOpen && (
        <RoleMenu
          id={id}
          staff={staff}
          role={role}
          onClose={close}
          onLeave={() => setIsOpen(false)}
          onChoose={(chosen) => {
            close()
            onChoose(chosen)
          }}
        />
      )}
    </div>
  )
}

type MenuProps = Props & { id: string; onClose: () => void; onLeave: () => void }

function RoleMenu({ id, staff, role, onChoose, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.parentElement?.contains(event.target)) onLeave()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [onLeave])
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      aria-label="Look through the eyes of"
      onKeyDown={(event) => walk(event, onClose)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      <p role="presentation">Look through the eyes of</p>
      {ROLES.map((each) => (
        <button
          key={each}
          type="button"
          role="menuitemradio"
          aria-checked={each === role}
          onClick={() => onChoose(each)}
        >
          <Face name={staff[each].name} role={each} />
          <span>
            <b>
              {roleNames[each]}, {staff[each].name}
            </b>
            <small>{roleWords[each]}</small>
          </span>
          {each === role && <Icon name="tick" />}
        </button>
      ))}
    </div>
  )
}

/** Arrows, Home and End walk through the menu, Escape closes it (APG: menu button). */
function walk(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (event.key === 'Escape') onClose()
  else if (goal === undefined) return
  else items.at(goal % items.length)?.focus()
  event.preventDefault()
  event.stopPropagation()
}

/** The first letter of somebody on the colour of the role. */
export function Face({ name, role }: { name: string; role: Role }) {
  return (
    <i className={styles.face} data-role={role} aria-hidden="true">
      {name.slice(0, 1)}
    </i>
  )
}
