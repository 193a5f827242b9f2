import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { timeAgo } from '../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Settings } from '../../domain/inbox/api/settings.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { mailLine } from '../../domain/inbox/words/delivery.ts'
import { counted, decimal, groupedCount } from '../../domain/wording.ts'
import { Buttons, buttonLook } from '../../ui/Button.tsx'
import { SingleKeysChoice } from '../frame/KeysDialog.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useDownload } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useSession } from '../state/session.ts'
import { useTitle } from '../state/title.ts'
import { ExportChoice, type ExportOptions } from '../ui/ExportChoice.tsx'
import { Card, Columns } from '../ui/layout.tsx'
import { AccountTable } from './AccountTable.tsx'
import { InviteForm } from './InviteForm.tsx'
import { NoticeChoices } from './NoticeChoices.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { RetentionSettings } from './RetentionSettings.tsx'
import { SavedAnswersSettings } from './SavedAnswersSettings.tsx'
import styles from './SettingsPage.module.css'
import { PasskeysTable, SessionsTable } from './SignInSettings.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { WebhookSettings } from './WebhookSettings.tsx'
import { WorkingDaySettings } from './WorkingDaySettings.tsx'

/** Staff, sessions, and the owners' settings. */
export function SettingsPage() {
  const { data, error } = useQuery(queries.settings(useApi()))
  useTitle('People and settings')
  return (
    <>
      <PageHeader heading="People and settings" />
      <PageBody>
        <Columns kind="wide-narrow">
          <div className="stack gap-5">
            <PeopleTable />
            <InviteForm />
          </div>
          <div className={`stack gap-5 ${styles.own}`}>
            <AccountTable />
            <SessionsTable />
            <PasskeysTable />
          </div>
        </Columns>
        <h2>Settings</h2>
        {error && <LoadError error={error} />}
        {data && (
          <Columns>
            <MailSettings mail={data.mail} />
            <BackupSettings backup={data.backup} />
            <WebhookSettings webhook={data.webhook} />
            <RetentionSettings retention={data.retention} />
            <WorkingDaySettings />
            <SavedAnswersSettings />
            <ExportSettings />
            <Card>
              <h3>For you</h3>
              <NoticeChoices />
              <ThemeChoice />
              <SingleKeysChoice />
            </Card>
          </Columns>
        )}
      </PageBody>
    </>
  )
}

/** The last backup, and whether restoring it was tested. */
function BackupSettings({ backup }: { backup: Settings['backup'] }) {
  const now = useNow()
  if (!backup) {
    return (
      <Card look="warn">
        <h3>Backup</h3>
        <p>There is none yet that this server knows of.</p>
        <p className="muted">
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
      <p className="muted">It turns red here when the last good one is older than 26 hours.</p>
    </Card>
  )
}

/** Exports every enquiry as one file; owners only. */
function ExportSettings() {
  const api = useApi()
  const { me } = useSession()
  const { download, fault, isBusy } = useDownload()
  if (!mayDo('export', me.role)) return null

  const save = ({ as, includesBeliefs }: ExportOptions) =>
    void download(
      `enquiries.${as}`,
      () => api.exportAll({ as, beliefs: includesBeliefs }),
      'The file is on its way to your downloads.',
    )
  return (
    <Card>
      <h3>Export everything</h3>
      <p>
        Who enquired, when and about what, with plan, status and who it is assigned to: every enquiry except
        those held back, and no messages, answers or notes.
      </p>
      <ExportChoice onSave={save} fault={fault} isBusy={isBusy} />
    </Card>
  )
}

/** How mails are sent, if at all. */
function MailSettings({ mail }: { mail: Settings['mail'] }) {
  if (mail.way === 'smtp') {
    return (
      <Card>
        <h3>Mail</h3>
        <p>
          <b>{mailLine(mail)}</b>
        </p>
        {mail.from && <p className="muted">From {mail.from}.</p>}
        <WithheldConfirmations count={mail.withheld} />
        <Buttons>
          <Link {...buttonLook({})} to="/mails">
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
      <p className="muted">
        Whoever looks after the server sets SMTP_URL and starts it again.
        {mail.files > 0 && ` Then the ${mail.files} go out in the order they were written.`}
      </p>
      <WithheldConfirmations count={mail.withheld} />
      {mail.files > 0 && (
        <Buttons>
          <Link {...buttonLook({})} to="/mails">
            Show the {counted(mail.files, 'mail')}
          </Link>
        </Buttons>
      )}
    </Card>
  )
}

function WithheldConfirmations({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p>
      <b>{counted(count, 'confirmation')} left out in the last 24 hours</b>: more forms came than we confirm
      in an hour (CONFIRMATIONS_PER_HOUR). Every enquiry is in the lists, and an address for the letter can be
      asked again under Subscribers.
    </p>
  )
}
