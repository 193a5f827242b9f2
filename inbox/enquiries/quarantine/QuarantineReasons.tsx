import type { Quarantine } from '../../../domain/inbox/api/quarantine.ts'
import { quarantineHeading, quarantineReasons } from '../../../domain/inbox/words/quarantine-words.ts'
import words from '../../styles/words.module.css'
import { Card } from '../../ui/Card.tsx'

/** Why it was held back, in whole sentences. */
export function QuarantineReasons({ held: { reasons, links } }: { held: Quarantine }) {
  return (
    <Card>
      <h3>{quarantineHeading(reasons.length)}</h3>
      {quarantineReasons(reasons, links).map(({ sentence, more }) => (
        <p key={sentence}>
          <b>{sentence}</b> <span className={words.muted}>{more}</span>
        </p>
      ))}
    </Card>
  )
}
