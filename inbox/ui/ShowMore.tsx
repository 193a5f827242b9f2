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

/** The button for the next page, and how much is shown. @param pages the number of loaded pages */
export function ShowMore({ shown, pages, answer }: { shown: number; pages: number; answer: PagedQuery }) {
  const status = useRef<HTMLParagraphElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = answer
  if (!hasNextPage && pages < 2) return null

  async function loadMore(): Promise<void> {
    if (isFetchingNextPage) return
    const { hasNextPage: isMore } = await answer.fetchNextPage()
    // The button is gone: the keyboard continues from here.
    if (!isMore) status.current?.focus()
  }
  return (
    <>
      <p ref={status} className="muted" role="status" tabIndex={-1}>
        {hasNextPage
          ? `The first ${groupedCount(shown)} are shown.`
          : `All ${groupedCount(shown)} are shown.`}
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
