import type { Held } from '../../../domain/inbox/api/held.ts'
import { heldHeading, heldReasons } from '../../../domain/inbox/words/held-back.ts'
import words from '../../styles/words.module.css'
import { Box } from '../../ui/Box.tsx'

/** Why it was held back, in whole sentences. */
export function HeldReasons({ held: { reasons, links } }: { held: Held }) {
  return (
    <Box>
      <h3>{heldHeading(reasons.length)}</h3>
      {heldReasons(reasons, links).map(({ sentence, more }) => (
        <p key={sentence}>
          <b>{sentence}</b> <span className={words.muted}>{more}</span>
        </p>
      ))}
    </Box>
  )
}
