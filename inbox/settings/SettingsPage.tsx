import { useQuery } from '@tanstack/react-query'
import { SingleKeysChoice } from '../frame/KeysDialog.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useTitle } from '../state/title.ts'
import { Card, Columns } from '../ui/layout.tsx'
import { BackupSettings } from './BackupSettings.tsx'
import { ExportSettings } from './ExportSettings.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MailSettings } from './MailSettings.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { RetentionSettings } from './RetentionSettings.tsx'
import { SavedAnswersSettings } from './SavedAnswersSettings.tsx'
import styles from './SettingsPage.module.css'
import { PasskeysTable, SessionsTable } from './SignInSettings.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { WebhookSettings } from './WebhookSettings.tsx'
import { WorkingDaySettings } from './WorkingDaySettings.tsx'

/** People, sessions, and what an owner may set. */
export function SettingsPage() {
  const { data, error } = useQuery(queries.settings(useApi()))
  useTitle('People and settings')
  return (
    <>
      <PageHeader heading="People and settings" />
      <PageBody>
        <Columns kind="wide-narrow">
          <div className={styles.people}>
            <PeopleTable />
            <InviteForm />
          </div>
          <div className={styles.people}>
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
              <ThemeChoice />
              <SingleKeysChoice />
            </Card>
          </Columns>
        )}
      </PageBody>
    </>
  )
}
