import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Option } from '../../../ui/Field.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './BulkBar.module.css'
import { BulkAssign, BulkExport, BulkStatus } from './bulk-choices.tsx'
import { useListTools } from './list-tools.tsx'

const CHOICES = { 'Give to': BulkAssign, Status: BulkStatus, Export: BulkExport } as const
type Choice = keyof typeof CHOICES

/** The number of selected enquiries, and the actions on them. */
export function BulkBar() {
  const { selected, clearSelection } = useListTools()
  const [openPanel, setOpenPanel] = useState<Choice | null>(null)
  const Panel = openPanel && CHOICES[openPanel]
  const close = () => setOpenPanel(null)
  return (
    <div className={styles.bulk} role="toolbar" aria-label={`${selected.size} selected`}>
      <Option checked={selected.size > 0} onChange={clearSelection} aria-label="Clear the selection" />
      <b>{selected.size} selected</b>
      <span className={styles.acts}>
        {(Object.keys(CHOICES) as Array<Choice>).map((choice) => (
          <Button
            key={choice}
            kind="plain"
            disabled={selected.size === 0}
            onClick={() => setOpenPanel(choice)}
          >
            {choice}
          </Button>
        ))}
      </span>
      {openPanel && Panel && (
        <Dialog heading={openPanel} onClose={close}>
          <Panel onDone={close} />
        </Dialog>
      )}
    </div>
  )
}
