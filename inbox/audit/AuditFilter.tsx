import { useNavigate } from '@tanstack/react-router'
import type { Audit, AuditQuery } from '../../domain/inbox/api/audit.ts'
import { useSession } from '../state/session.ts'
import { SearchBox } from '../ui/SearchBox.tsx'
import { TagChoice } from '../ui/TagChoice.tsx'
import { Tools } from '../ui/Tools.tsx'

/** Narrows the log: a person, an enquiry, an act; all of it in the address. */
export function AuditFilter({ query, acts }: { query: AuditQuery; acts: Audit['acts'] }) {
  const { colleagues } = useSession()
  const navigate = useNavigate()
  const go = (change: AuditQuery) => void navigate({ to: '/audit', search: { ...query, ...change } })
  return (
    <Tools>
      <SearchBox
        label="A person or an enquiry"
        q={query.q ?? ''}
        onSearch={(q) => go({ q: q || undefined })}
      />
      <TagChoice
        label="Who"
        value={query.who ?? ''}
        options={[['', 'Everybody'], ...colleagues.map(({ id, name }) => [id, name] as const)]}
        onPick={(who) => go({ who: who || undefined })}
      />
      <TagChoice
        label="Act"
        value={query.act ?? ''}
        options={[['', 'Any act'], ...acts.map(({ act, words }) => [act, words] as const)]}
        onPick={(act) => go({ act: act || undefined })}
      />
    </Tools>
  )
}
