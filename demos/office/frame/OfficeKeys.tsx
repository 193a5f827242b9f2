import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { SingleKeysContext, useKeys } from '../../../ui/keys.ts'
import { officeAddresses } from '../../addresses.ts'
import { canViewPage, type OfficePage } from '../../shop/rights.ts'
import type { Role } from '../../shop/roles.ts'
import { KeysDialog } from '../keys/KeysDialog.tsx'
import { useSessionChoice } from './session-choice.ts'

const GOES = {
  'g o': 'orders',
  'g p': 'products',
  'g s': 'stock',
  'g n': 'numbers',
} as const satisfies Record<string, OfficePage>
const ON_OR_OFF = ['on', 'off'] as const

/** The keys that work on every screen, and the list of them all. */
export function OfficeKeys({ role, children }: { role: Role; children: ReactNode }) {
  const [singleKeys, setSingleKeys] = useSessionChoice('single keys', ON_OR_OFF)
  return (
    <SingleKeysContext value={singleKeys === 'on'}>
      <Everywhere role={role} areOn={singleKeys === 'on'} onTurn={(on) => setSingleKeys(on ? 'on' : 'off')} />
      {children}
    </SingleKeysContext>
  )
}

type Props = { role: Role; areOn: boolean; onTurn: (on: boolean) => void }

function Everywhere({ role, areOn, onTurn }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [, go] = useLocation()
  const pages = Object.entries(GOES).filter(([, page]) => canViewPage(role, page))
  useKeys({
    ...Object.fromEntries(pages.map(([keys, page]) => [keys, () => go(officeAddresses[page])])),
    '?': () => setIsOpen(true),
    '/': () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
  })
  return <KeysDialog isOpen={isOpen} onClose={() => setIsOpen(false)} areOn={areOn} onTurn={onTurn} />
}
