import { useQuery } from '@tanstack/react-query'
import type { List } from '../../../domain/inbox/facts/kinds.ts'
import { isRefused } from '../../api/refused.ts'
import { LoadError } from '../../frame/LoadError.tsx'
import { useApi } from '../../state/api-context.tsx'
import { queries } from '../../state/queries.ts'
import { useSession } from '../../state/session.ts'
import type { EnquiriesRoute } from '../list/enquiries-route.ts'
import type { ShownRow } from '../list/rows-data.ts'
import { QuarantinedDetail } from '../quarantine/QuarantinedDetail.tsx'
import { loadLocalDraft } from '../reply/local-draft.ts'
import styles from './DetailPane.module.css'
import { EnquiryDetail } from './EnquiryDetail.tsx'

type Props = { number: number; address: EnquiriesRoute; list: List; rows: ReadonlyArray<ShownRow> }

/** The open enquiry, or why it is not here. */
export function DetailPane({ number, address, list, rows }: Props) {
  const { me } = useSession()
  const { data, error } = useQuery(queries.detail(useApi(), number))
  const isGone = isRefused(error, 'not-here') || isRefused(error, 'erased')
  if (!data || isGone) {
    return (
      <div className={styles.detail} aria-busy={!error}>
        {error && <LoadError error={error} draftTo={loadLocalDraft(number, me.id)?.to} />}
      </div>
    )
  }
  return (
    <article className={styles.detail} aria-label={`Enquiry of ${data.name}`}>
      {data.held ? (
        <QuarantinedDetail detail={data} held={data.held} address={address} list={list} rows={rows} />
      ) : (
        <EnquiryDetail detail={data} address={address} list={list} rows={rows} />
      )}
    </article>
  )
}
