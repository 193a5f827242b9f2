import type { AuditIntegrity as Check } from '../../domain/inbox/api/audit.ts'
import { countedEntries } from '../../domain/inbox/words/counts.ts'
import { timeAgo } from '../../domain/inbox/words/days.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { useSettingsAction } from '../state/settings-action.ts'
import words from '../styles/words.module.css'
import { button } from '../ui/button.ts'
import { Card } from '../ui/Card.tsx'
import { Fault } from '../ui/Fault.tsx'
import { Moon } from '../ui/Moon.tsx'
import styles from './AuditIntegrity.module.css'

/** Whether each entry still fits the previous one, and when that was last checked. */
export function AuditIntegrity({ check: { entries, checkedAt, fault } }: { check: Check }) {
  const api = useApi()
  const now = useNow()
  const { act, fault: refusal, isBusy } = useSettingsAction(['audit'])
  return (
    <Card look={fault === null ? 'quiet' : 'warn'}>
      <div className={styles.check}>
        <Moon state={{ kind: fault === null ? 'full' : 'late' }} size={40} />
        <p>
          {fault === null ? (
            <b>{countedEntries(entries)}, unbroken.</b>
          ) : (
            <b className={words.red}>{fault}</b>
          )}{' '}
          <span className={words.muted}>
            Each holds the seal of the one before. Last check: {timeAgo(checkedAt, now)}; what is newer is
            checked with the next.
          </span>
        </p>
        <button
          type="button"
          className={button()}
          disabled={isBusy}
          onClick={() => void act(() => api.checkAudit())}
        >
          Check again
        </button>
      </div>
      <Fault words={refusal} />
    </Card>
  )
}
