import { Link } from '@tanstack/react-router'
import type { Settings } from '../../domain/inbox/api/settings.ts'
import { mailLine } from '../../domain/inbox/words/delivery.ts'
import { counted } from '../../domain/wording.ts'
import words from '../styles/words.module.css'
import { Buttons, button } from '../ui/Buttons.tsx'
import { Card } from '../ui/layout.tsx'

/** How mails leave, or that they do not. */
export function MailSettings({ mail }: { mail: Settings['mail'] }) {
  if (mail.way === 'smtp') {
    return (
      <Card>
        <h3>Mail</h3>
        <p>
          <b>{mailLine(mail)}</b>
        </p>
        {mail.from && <p className={words.muted}>From {mail.from}.</p>}
        <Withheld count={mail.withheld} />
        <Buttons>
          <Link className={button()} to="/mails">
            Show what waits
          </Link>
        </Buttons>
      </Card>
    )
  }
  return (
    <Card look="warn">
      <h3>Mail: nothing leaves this machine</h3>
      <p>
        No mail server (SMTP) is set, so mails are written to a folder: <b>{mail.folder}</b>,{' '}
        {counted(mail.files, 'file')}. Nobody outside has got one.
      </p>
      <p className={words.muted}>
        Whoever looks after the server sets SMTP_URL and starts it again.
        {mail.files > 0 && ` Then the ${mail.files} go out in the order they were written.`}
      </p>
      <Withheld count={mail.withheld} />
      {mail.files > 0 && (
        <Buttons>
          <Link className={button()} to="/mails">
            Show the {counted(mail.files, 'mail')}
          </Link>
        </Buttons>
      )}
    </Card>
  )
}

function Withheld({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p>
      <b>{counted(count, 'confirmation')} left out in the last 24 hours</b>: more forms came than we confirm
      in an hour (CONFIRMATIONS_PER_HOUR). Every enquiry is in the lists, and an address for the letter can be
      asked again under Subscribers.
    </p>
  )
}
