import { timeAndDayAhead } from '../../../domain/inbox/words/days.ts'
import type { LinkMade } from '../../api/inbox-api.ts'
import { useNow } from '../../app/clock.ts'
import { useSession } from '../../app/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'

/** A one-time link to give by hand, where no mail leaves this machine. It is shown once. */
export function LinkByHand({ made, onClose }: { made: LinkMade; onClose: () => void }) {
  const now = useNow()
  const { mail } = useSession()
  if (mail.way === 'smtp') return null
  return (
    <Dialog heading="Give them this link" onClose={onClose} narrow>
      <p>
        Mail does not leave this machine. The link works once, until {timeAndDayAhead(made.until, now)}, and
        is not shown again.
      </p>
      <Field label="Link" readOnly value={made.link} onFocus={({ target }) => target.select()} />
    </Dialog>
  )
}
