import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import { useKeys } from '../../../ui/keys.ts'
import { PageBody } from '../../frame/Page.tsx'
import { useApi } from '../../state/api-context.tsx'
import { hasFilter, listRoute, useEnquiriesRoute } from '../../state/enquiries-route.ts'
import { lazyPart } from '../../state/lazy-part.ts'
import { queries } from '../../state/queries.ts'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import { focusOn } from '../detail/name-focus.ts'
import { EnquiriesHeader } from './EnquiriesHeader.tsx'
import { ListPane } from './ListPane.tsx'
import { ListToolsProvider, useListTools } from './list-tools.tsx'
import styles from './NoSelection.module.css'
import { useListRows, useSearchRows } from './rows-data.ts'

const detail = lazyPart(async () => (await import('../detail/DetailPane.tsx')).DetailPane)
const everythingAnswered = lazyPart(async () => (await import('./AllAnswered.tsx')).AllAnswered)
const selection = lazyPart(async () => (await import('./SelectedPane.tsx')).SelectedPane)

/** List and detail side by side; on phones, one of them. */
export function EnquiriesPage() {
  return (
    <ListToolsProvider>
      <ListAndDetail />
    </ListToolsProvider>
  )
}

function ListAndDetail() {
  const address = useEnquiriesRoute()
  const list = useOpenList(address.list, address.open)
  const listRows = useListRows(list, address)
  const searchRows = useSearchRows(address)
  const data = address.isSearch ? searchRows : listRows
  const { data: day } = useQuery(queries.day(useApi()))
  const { selected } = useListTools()
  const navigate = useNavigate()
  useEffect(() => {
    // Only after the list, whose request must go first.
    if (!data.isPending) detail.preload()
  }, [data.isPending])
  useKeys({ u: address.open === null ? undefined : goBack })

  function goBack(): void {
    // The enquiry's link takes the focus, so that the keyboard continues from there.
    focusOn('li[aria-posinset] > a[aria-current]')
    void navigate(listRoute(address, list))
  }

  const isAllAnswered =
    list === 'needs' &&
    !address.isSearch &&
    address.open === null &&
    !hasFilter(address) &&
    day?.counts.needs === 0
  if (isAllAnswered) return <everythingAnswered.Part day={day} />
  return (
    <>
      <EnquiriesHeader address={address} list={list} data={data} />
      <PageBody kind="desk" isReading={address.open !== null}>
        <ListPane address={address} list={list} data={data} />
        <Suspense fallback={<NoSelection list={list} isLoading />}>
          {selected.size > 0 && <selection.Part rows={data.rows} />}
          {selected.size === 0 && address.open === null && <NoSelection list={list} />}
          {selected.size === 0 && address.open !== null && (
            <detail.Part
              key={address.open}
              number={address.open}
              context={{ address, list, rows: data.rows }}
            />
          )}
        </Suspense>
      </PageBody>
    </>
  )
}

/** The list in the address; without one, the list that contains the open enquiry. */
function useOpenList(pathList: List | null, open: number | null): List {
  const { data } = useQuery({
    ...queries.detail(useApi(), open ?? 0),
    enabled: pathList === null && open !== null,
  })
  return pathList ?? data?.list ?? 'needs'
}

/** The pane beside the list on wide screens while no enquiry is open. */
function NoSelection({ list, isLoading = false }: { list: List; isLoading?: boolean }) {
  return (
    <section className={`${styles.nothing} screen-only`} aria-label="No enquiry is open">
      {!isLoading && (
        <>
          <Moon state={LIST_WORDS[list].moon} size={64} />
          <p>Choose an enquiry to read it here.</p>
        </>
      )}
    </section>
  )
}
