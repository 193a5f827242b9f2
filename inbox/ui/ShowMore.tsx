import { useRef } from 'react'
import { groupedCount } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'

/** The used part of an infinite query. */
type PagedQuery = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>
}

/** The number of shown entries, and the button for the next page. @param props.pages the number of loaded pages */
export function ShowMore({ count, pages, query }: { count: number; pages: number; query: PagedQuery }) {
  const status = useRef<HTMLParagraphElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query
  if (!hasNextPage && pages < 2) return null

  async function loadMore(): Promise<void> {
    if (isFetchingNextPage) return
    const { hasNextPage: hasMore } = await query.fetchNextPage()
    // The button is gone: the keyboard continues from here.
    if (!hasMore) status.current?.focus()
  }
  return (
    <>
      <p ref={status} className="muted" role="status" tabIndex={-1}>
        {hasNextPage
          ? `The first ${groupedCount(count)} are shown.`
          : `All ${groupedCount(count)} are shown.`}
      </p>
      {isFetchNextPageError && <Fault words={error?.message} />}
      {hasNextPage && (
        <Buttons>
          <Button aria-disabled={isFetchingNextPage} onClick={() => void loadMore()}>
            Show more
          </Button>
        </Buttons>
      )}
    </>
  )
}
