import type { List } from '../../../domain/inbox/facts/kinds.ts'
import { LoadError } from '../../frame/LoadError.tsx'
import { EmptyList } from './EmptyList.tsx'
import type { EnquiriesRoute } from './enquiries-route.ts'
import { NewEnquiriesBanner } from './NewEnquiriesBanner.tsx'
import type { RowsData } from './rows-data.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { VirtualRows } from './VirtualRows.tsx'

type Props = { address: EnquiriesRoute; list: List; data: RowsData }

/** The rows of a list, or why there are none. */
export function ListBody({ address, list, data }: Props) {
  if (data.error) return <LoadError error={data.error} />
  if (data.isPending) return <SkeletonRows />
  if (data.rows.length === 0)
    return (
      <>
        {!address.isSearch && <NewEnquiriesBanner list={list} rows={data.rows} isScrolled={neverScrolled} />}
        <EmptyList address={address} list={list} suggestion={data.suggestion} isCapped={data.isCapped} />
      </>
    )
  return <VirtualRows address={address} list={list} data={data} />
}

function neverScrolled(): boolean {
  return false
}
