import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody } from '../frame/PageBody.tsx'
import { PageHeader } from '../frame/PageHeader.tsx'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useSession } from '../state/session.ts'
import { useSettingsAction } from '../state/settings-action.ts'
import { useTitle } from '../state/title.ts'
import { button } from '../ui/button.ts'
import { Fault } from '../ui/Fault.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ShowMore } from '../ui/ShowMore.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { AuditDays } from './AuditDays.tsx'
import { AuditFilter } from './AuditFilter.tsx'
import { AuditIntegrity } from './AuditIntegrity.tsx'

/** Who did what, in a log that can only be added to. */
export function AuditPage() {
  const query = useSearch({ from: '/frame/audit' })
  const api = useApi()
  const { me } = useSession()
  const answer = useInfiniteQuery(queries.audit(api, query))
  const pages = answer.data?.pages ?? []
  const [first] = pages
  const entries = pages.flatMap((page) => page.entries)
  const { act, fault } = useSettingsAction([])
  useTitle('Audit log')

  async function save(): Promise<void> {
    const sent = await act(() => api.exportAudit())
    if (sent) downloadFile('audit.json', sent.file)
  }
  return (
    <>
      <PageHeader
        heading="Audit log"
        below="Who did what. It can be added to, never changed."
        buttons={
          mayDo('export-audit', me.role) && (
            <button type="button" className={button()} onClick={() => void save()}>
              <Icon name="download" />
              Export
            </button>
          )
        }
      />
      <PageBody>
        {answer.error && !answer.isFetchNextPageError && <LoadError error={answer.error} />}
        <Fault words={fault} />
        {first && (
          <>
            <AuditIntegrity check={first.check} />
            <AuditFilter key={query.q} query={query} acts={first.acts} />
            <AuditDays entries={entries} />
            <ShowMore shown={entries.length} pages={pages.length} answer={answer} />
          </>
        )}
      </PageBody>
    </>
  )
}
