import type { List } from '../../../domain/inbox/facts/kinds.ts'
import { Trouble } from '../../frame/Trouble.tsx'
import type { DeskAddress } from './desk-address.ts'
import { NewBar } from './NewBar.tsx'
import { NothingListed } from './NothingListed.tsx'
import type { RowsData } from './rows-data.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { VirtualRows } from './VirtualRows.tsx'

type Props = { address: DeskAddress; list: List; data: RowsData }

/** The rows of a list, or why there are none. */
export function ListBody({ address, list, data }: Props) {
  if (data.error) return <Trouble error={data.error} />
  if (data.isPending) return <SkeletonRows />
  if (data.rows.length === 0)
    return (
      <>
        {!address.isSearch && <NewBar list={list} rows={data.rows} isScrolled={neverScrolled} />}
        <NothingListed address={address} list={list} suggestion={data.suggestion} isCapped={data.isCapped} />
      </>
    )
  return <VirtualRows address={address} list={list} data={data} />
}

function neverScrolled(): boolean {
  return false
}
