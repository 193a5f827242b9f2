import { Suspense } from 'react'
import type { List } from '../../../domain/inbox/facts/kinds.ts'
import { lazyPart } from '../../state/lazy-part.ts'
import { LIST_WORDS } from '../../words/lists.ts'
import { Banners } from './Banners.tsx'
import type { EnquiriesRoute } from './enquiries-route.ts'
import { ListBody } from './ListBody.tsx'
import styles from './ListPane.module.css'
import { ListTabs } from './ListTabs.tsx'
import { useListTools } from './list-tools.tsx'
import type { RowsData } from './rows-data.ts'
import { SearchField } from './SearchField.tsx'

const filterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel)
const bulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar)

type Props = { address: EnquiriesRoute; list: List; data: RowsData }

/** The left side: search and tools, banners, and the rows. On phones hidden while an enquiry is open. */
export function ListPane({ address, list, data }: Props) {
  const { isSelecting, isOpen } = useListTools()
  const name = address.isSearch ? 'Search results' : LIST_WORDS[list].name
  return (
    <section className={`${styles.list} ${address.open === null ? '' : styles.reading}`} aria-label={name}>
      {!address.isSearch && !isSelecting && <ListTabs list={list} />}
      {isSelecting ? (
        <Suspense>
          <bulkBar.Part />
        </Suspense>
      ) : (
        <SearchField key={address.q} address={address} />
      )}
      {(isOpen || address.isSearch) && (
        <Suspense>
          <filterPanel.Part address={address} list={list} />
        </Suspense>
      )}
      <Banners list={list} />
      <ListBody address={address} list={list} data={data} />
    </section>
  )
}
