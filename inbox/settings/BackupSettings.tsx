import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Settings } from '../../domain/inbox/api/settings.ts'
import { timeAgo } from '../../domain/inbox/words/days.ts'
import { decimal, groupedCount } from '../../domain/wording.ts'
import { useNow } from '../state/clock.ts'
import words from '../styles/words.module.css'
import { Card } from '../ui/layout.tsx'

/** The last backup, and whether it was opened again. */
export function BackupSettings({ backup }: { backup: Settings['backup'] }) {
  const now = useNow()
  if (!backup) {
    return (
      <Card look="warn">
        <h3>Backup</h3>
        <p>There is none yet that this server knows of.</p>
        <p className={words.muted}>
          Whoever looks after the server runs <b>npm run backup</b> each night, and keeps a copy elsewhere.
        </p>
      </Card>
    )
  }
  const { at, bytes, checkedAt, enquiries, late } = backup
  return (
    <Card look={late ? 'warn' : 'edged'}>
      <h3>Backup</h3>
      <p>
        <b>Last one {timeAgo(at, now)}.</b> {decimal(Math.round(bytes / 100_000) / 10)} MB
        {checkedAt === null
          ? ', not opened again yet.'
          : `, opened again and compared at ${timeOfDay(checkedAt)}: the same ${groupedCount(enquiries)} enquiries.`}
      </p>
      <p className={words.muted}>It turns red here when the last good one is older than 26 hours.</p>
    </Card>
  )
}
