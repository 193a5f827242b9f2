import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { mayDo } from '../../../domain/inbox/permissions.ts'
import { useActing } from '../../app/acting.ts'
import { useApi } from '../../app/api-context.tsx'
import { queries } from '../../app/queries.ts'
import { useSession } from '../../app/session.ts'
import { useTitle } from '../../app/title.ts'
import { Sheet } from '../../frame/Sheet.tsx'
import { Sky } from '../../frame/Sky.tsx'
import { Trouble } from '../../frame/Trouble.tsx'
import { button } from '../../ui/button.ts'
import { Fault } from '../../ui/Fault.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { AuditDays } from './AuditDays.tsx'
import { AuditFilter } from './AuditFilter.tsx'
import { ChainCheck } from './ChainCheck.tsx'

/** Who did what, in a log that can only be added to. */
export function AuditPage() {
  const query = useSearch({ from: '/frame/audit' })
  const api = useApi()
  const { me } = useSession()
  const { data, error } = useQuery(queries.audit(api, query))
  const { act, fault } = useActing([])
  useTitle('Audit log')

  async function save(): Promise<void> {
    const file = await act(() => api.exportAudit())
    if (file) saveFile(file, 'audit.json')
  }
  return (
    <>
      <Sky
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
      <Sheet>
        {error && <Trouble error={error} />}
        <Fault words={fault} />
        {data && (
          <>
            <ChainCheck check={data.check} />
            <AuditFilter key={query.q} query={query} acts={data.acts} />
            <AuditDays entries={data.entries} />
          </>
        )}
      </Sheet>
    </>
  )
}
