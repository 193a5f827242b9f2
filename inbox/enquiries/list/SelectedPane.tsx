import { timeAndDayAhead } from '../../../domain/calendar/day-words.ts'
import { useKeys } from '../../../ui/keys.ts'
import { useNow } from '../../state/clock.ts'
import { Card } from '../../ui/layout.tsx'
import { focusOn } from '../detail/name-focus.ts'
import { ShortcutHints } from '../detail/ShortcutHints.tsx'
import { BulkAssign, BulkExport, BulkStatus } from './bulk-choices.tsx'
import { useListTools } from './list-tools.tsx'
import type { ShownRow } from './rows-data.ts'
import styles from './SelectedPane.module.css'

const MAX_NAMED = 3
const HINTS: ReadonlyArray<[keys: string, action: string]> = [
  ['X', 'select'],
  ['Shift J', 'select downwards'],
  ['A', 'who has them'],
  ['S', 'status'],
  ['Esc', 'let go'],
]

/** The pane beside the list while several enquiries are selected: their names and the bulk actions. */
export function SelectedPane({ rows }: { rows: ReadonlyArray<ShownRow> }) {
  const { selected } = useListTools()
  const now = useNow()
  useKeys({
    a: () => focusOn('[data-choice="who"] button'),
    s: () => focusOn('[data-choice="status"] button'),
  })
  const selectedRows = rows.filter(({ number }) => selected.has(number))
  const [firstRow] = selectedRows
  const sameDue =
    firstRow?.dueAt != null && selectedRows.every(({ dueAt }) => dueAt === firstRow.dueAt)
      ? firstRow.dueAt
      : null
  const allOrBoth = selectedRows.length === 2 ? 'both' : 'all'
  return (
    <section className={styles.pane} aria-label="What to do with them">
      <div className={styles.choices}>
        <h2>{selected.size} selected</h2>
        <p className="muted">
          {namesOf(selectedRows)}.
          {sameDue !== null &&
            selectedRows.length > 1 &&
            ` ${allOrBoth === 'both' ? 'Both' : 'All'} are due by ${timeAndDayAhead(sameDue, now)}.`}
        </p>
        <Card>
          <h3>Give {selectedRows.length === 1 ? 'it' : allOrBoth} to</h3>
          <div data-choice="who">
            <BulkAssign />
          </div>
        </Card>
        <Card>
          <h3>Set the status</h3>
          <div data-choice="status">
            <BulkStatus />
          </div>
        </Card>
        <Card>
          <h3>Export</h3>
          <BulkExport />
        </Card>
      </div>
      <ShortcutHints hints={HINTS} />
    </section>
  )
}

function namesOf(rows: ReadonlyArray<ShownRow>): string {
  const names = rows.slice(0, MAX_NAMED).map(({ name }) => name)
  const unnamedCount = rows.length - names.length
  if (unnamedCount > 0) return `${names.join(', ')} and ${unnamedCount} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
