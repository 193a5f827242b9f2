import { timeAndDayAhead } from '../../../domain/calendar/day-words.ts'
import { useKeys } from '../../../ui/keys.ts'
import { useNow } from '../../state/clock.ts'
import { Card } from '../../ui/layout.tsx'
import { focusOn } from '../detail/name-focus.ts'
import { ShortcutHints } from '../detail/ShortcutHints.tsx'
import { BulkExport, BulkGive, BulkStatus } from './bulk-choices.tsx'
import { useListTools } from './list-tools.tsx'
import type { ShownRow } from './rows-data.ts'
import styles from './SelectedPane.module.css'

const NAMED = 3
const HINTS: ReadonlyArray<[keys: string, does: string]> = [
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
  const chosen = rows.filter(({ number }) => selected.has(number))
  const [first] = chosen
  const sameDue =
    first?.dueAt != null && chosen.every(({ dueAt }) => dueAt === first.dueAt) ? first.dueAt : null
  const all = chosen.length === 2 ? 'both' : 'all'
  return (
    <section className={styles.pane} aria-label="What to do with them">
      <div className={styles.choices}>
        <h2>{selected.size} selected</h2>
        <p className="muted">
          {namesOf(chosen)}.
          {sameDue !== null &&
            chosen.length > 1 &&
            ` ${all === 'both' ? 'Both' : 'All'} are due by ${timeAndDayAhead(sameDue, now)}.`}
        </p>
        <Card>
          <h3>Give {chosen.length === 1 ? 'it' : all} to</h3>
          <div data-choice="who">
            <BulkGive onDone={nothing} />
          </div>
        </Card>
        <Card>
          <h3>Set the status</h3>
          <div data-choice="status">
            <BulkStatus onDone={nothing} />
          </div>
        </Card>
        <Card>
          <h3>Export</h3>
          <BulkExport onDone={nothing} />
        </Card>
      </div>
      <ShortcutHints hints={HINTS} />
    </section>
  )
}

function nothing(): void {
  // The pane disappears with the selection.
}

function namesOf(rows: ReadonlyArray<ShownRow>): string {
  const names = rows.slice(0, NAMED).map(({ name }) => name)
  const more = rows.length - names.length
  if (more > 0) return `${names.join(', ')} and ${more} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
