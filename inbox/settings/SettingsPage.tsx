import { useQuery } from '@tanstack/react-query'
import { Sheet } from '../frame/Sheet.tsx'
import { SingleKeysChoice } from '../frame/SingleKeysChoice.tsx'
import { Sky } from '../frame/Sky.tsx'
import { Trouble } from '../frame/Trouble.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useTitle } from '../state/title.ts'
import { Box } from '../ui/Box.tsx'
import { Columns } from '../ui/Columns.tsx'
import { BackupBox } from './BackupBox.tsx'
import { ExportBox } from './ExportBox.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MailBox } from './MailBox.tsx'
import { PasskeysTable } from './PasskeysTable.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { RetentionBox } from './RetentionBox.tsx'
import { SavedAnswersBox } from './SavedAnswersBox.tsx'
import { SessionsTable } from './SessionsTable.tsx'
import styles from './SettingsPage.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'
import { WebhookBox } from './WebhookBox.tsx'
import { WorkingDayBox } from './WorkingDayBox.tsx'

/** People, sessions, and what an owner may set. */
export function SettingsPage() {
  const { data, error } = useQuery(queries.settings(useApi()))
  useTitle('People and settings')
  return (
    <>
      <Sky heading="People and settings" />
      <Sheet>
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
        {error && <Trouble error={error} />}
        {data && (
          <Columns>
            <MailBox mail={data.mail} />
            <BackupBox backup={data.backup} />
            <WebhookBox webhook={data.webhook} />
            <RetentionBox retention={data.retention} />
            <WorkingDayBox />
            <SavedAnswersBox />
            <ExportBox />
            <Box>
              <h3>For you</h3>
              <ThemeChoice />
              <SingleKeysChoice />
            </Box>
          </Columns>
        )}
      </Sheet>
    </>
  )
}
