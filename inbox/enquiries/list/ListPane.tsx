import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { LISTS, type List } from '../../../domain/inbox/events/kinds.ts'
import { groupedCount } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { LoadError } from '../../frame/LoadError.tsx'
import { useApi } from '../../state/api-context.tsx'
import type { EnquiriesRoute } from '../../state/enquiries-route.ts'
import { lazyPart } from '../../state/lazy-part.ts'
import { queries } from '../../state/queries.ts'
import { Moon } from '../../ui/Moon.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import { Banners, NewEnquiriesBanner } from './Banners.tsx'
import { EmptyList, SkeletonRows } from './EmptyList.tsx'
import styles from './ListPane.module.css'
import { useListTools } from './list-tools.tsx'
import type { ListProps } from './rows-data.ts'
import { VirtualRows } from './VirtualRows.tsx'

const filterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel)
const bulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar)

/** The left side of the page: search, tools, banners and rows. On phones it is hidden while an enquiry is open. */
export function ListPane({ address, list, data }: ListProps) {
  const { isSelecting, isFilterOpen } = useListTools()
  const name = address.isSearch ? 'Search results' : LIST_WORDS[list].name
  return (
    <section className={`${styles.list} ${address.open === null ? '' : styles.reading}`} aria-label={name}>
      {!address.isSearch && !isSelecting && <ListTabs list={list} />}
      {isSelecting ? (
        <Suspense>
          <bulkBar.Part />
        </Suspense>
      ) : (
        <SearchField address={address} />
      )}
      {(isFilterOpen || address.isSearch) && (
        <Suspense fallback={address.isSearch && <div className={styles.filters} />}>
          <filterPanel.Part address={address} list={list} />
        </Suspense>
      )}
      <Banners list={list} />
      <ListBody address={address} list={list} data={data} />
    </section>
  )
}

/** The rows of a list, or the reason why there are none. */
function ListBody({ address, list, data }: ListProps) {
  if (data.error) return <LoadError error={data.error} />
  if (data.isPending) return <SkeletonRows />
  if (data.rows.length === 0)
    return (
      <>
        {!address.isSearch && <NewEnquiriesBanner list={list} rows={data.rows} isScrolled={() => false} />}
        <EmptyList address={address} list={list} suggestion={data.suggestion} isCapped={data.isCapped} />
      </>
    )
  return <VirtualRows address={address} list={list} data={data} />
}

/** The links to all lists with their moons and counts, on phones. */
function ListTabs({ list }: { list: List }) {
  const { data: day } = useQuery(queries.day(useApi()))
  return (
    <nav className={styles.lists} aria-label="Lists">
      {LISTS.map((listName) => {
        const { name, moon } = LIST_WORDS[listName]
        return (
          <Link
            key={listName}
            to="/$list"
            params={{ list: listName }}
            aria-current={listName === list ? 'page' : undefined}
          >
            <span>
              <Moon state={moon} size={18} />
              {day && <b>{groupedCount(day.counts[listName])}</b>}
            </span>{' '}
            <span>{name}</span>
          </Link>
        )
      })}
    </nav>
  )
}

/** The search field and the button for filters; on phones only on the search page. */
function SearchField({ address }: { address: EnquiriesRoute }) {
  const { isFilterOpen, toggleFilter } = useListTools()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const isEmptySearch = address.isSearch && address.q === ''
  useEffect(() => {
    if (isEmptySearch) field.current?.focus()
  }, [isEmptySearch])
  return (
    <div className={`${styles.tools} ${address.isSearch ? '' : styles.wideOnly}`}>
      <SearchBox
        ref={field}
        label="Search everything"
        shortcut="/"
        q={address.q}
        onSearch={(q) => {
          if (q) void navigate({ to: '/search', search: { q } })
        }}
      />
      <Button size="icon" aria-label="Filter and sort" aria-expanded={isFilterOpen} onClick={toggleFilter}>
        <Icon path={icons.filter} />
      </Button>
    </div>
  )
}
