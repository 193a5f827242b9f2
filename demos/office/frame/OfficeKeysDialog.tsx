import type { ReactNode } from 'react'
import { type KeyGroups, KeysDialog } from '../../../ui/KeysDialog.tsx'

const GROUPS: KeyGroups = [
  [
    'Everywhere',
    [
      ['G O', 'orders'],
      ['G P', 'products'],
      ['G S', 'stock'],
      ['G N', 'numbers'],
      ['/', 'search'],
      ['?', 'this page'],
      ['Esc', 'close, back'],
    ],
  ],
  [
    'Lists',
    [
      ['J', 'down'],
      ['K', 'up'],
      ['X', 'choose'],
      ['Shift X', 'choose up to here'],
      ['Enter', 'open'],
      ['V', 'list or columns'],
    ],
  ],
  [
    'An order',
    [
      ['P', 'next state'],
      ['U', 'undo, for 10 seconds'],
      ['I', 'VAT invoice'],
      ['T', 'take the next piece'],
      ['Ctrl P', 'print'],
    ],
  ],
  [
    'A product',
    [
      ['N', 'new'],
      ['Ctrl S', 'save'],
      ['Ctrl Z', 'undo'],
      ['↑ ↓', 'a cell up or down'],
      ['Tab', 'next cell'],
    ],
  ],
]

type Props = {
  isOpen: boolean
  onClose: () => void
  /** The switch that turns single keys off. */
  children: ReactNode
}

/** The list of the office’s keys. */
export function OfficeKeysDialog({ isOpen, onClose, children }: Props) {
  return (
    <KeysDialog isOpen={isOpen} onClose={onClose} groups={GROUPS}>
      <p className="muted">Single keys rest while you type in a field.</p>
      {children}
    </KeysDialog>
  )
}
