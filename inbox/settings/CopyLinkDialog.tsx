import { useRef, useState } from 'react'
import { timeAndDayAhead } from '../../domain/inbox/words/days.ts'
import type { LinkMade } from '../api/inbox-api.ts'
import { useNow } from '../state/clock.ts'
import { useSession } from '../state/session.ts'
import { Buttons } from '../ui/Buttons.tsx'
import { button } from '../ui/button.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'

/** A one-time link to give by hand, where no mail leaves this machine. It is shown once. */
export function CopyLinkDialog({ made, onClose }: { made: LinkMade; onClose: () => void }) {
  const now = useNow()
  const { mail } = useSession()
  if (mail.way === 'smtp') return null
  return (
    <Dialog heading="Give them this link" onClose={onClose} narrow>
      <p>
        No mail goes out yet, so send it yourself, by WhatsApp for one. The link works once, until{' '}
        {timeAndDayAhead(made.until, now)}, and is not shown again.
      </p>
      <CopiedLink link={made.link} />
    </Dialog>
  )
}

function CopiedLink({ link }: { link: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState('')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('Copied.')
    } catch {
      // The browser does not allow it, or the page did not come by https.
      place.current?.querySelector('input')?.select()
      setOutcome('This browser does not let us copy. The link is marked: copy it by hand.')
    }
  }
  return (
    <div ref={place}>
      <Field label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <Buttons>
        <button type="button" className={button('go')} onClick={() => void copy()}>
          Copy the link
        </button>
      </Buttons>
      <p role="status">{outcome}</p>
    </div>
  )
}
