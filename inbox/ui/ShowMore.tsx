import { useRef } from 'react'
import { groupedCount } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'

/** What comes a page at a time, as a query of pages tells it. */
type InPages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>
}

/** Below what comes a page at a time: the button for the next one, and how much is shown. @param pages how many there are yet */
export function ShowMore({ shown, pages, answer }: { shown: number; pages: number; answer: InPages }) {
  const said = useRef<HTMLParagraphElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = answer
  if (!hasNextPage && pages < 2) return null

  async function more(): Promise<void> {
    if (isFetchingNextPage) return
    const { hasNextPage: isMore } = await answer.fetchNextPage()
    // The button is gone: the keyboard continues from here.
    if (!isMore) said.current?.focus()
  }
  return (
    <>
      <p ref={said} className="muted" role="status" tabIndex={-1}>
        {hasNextPage
          ? `The first ${groupedCount(shown)} are shown.`
          : `All ${groupedCount(shown)} are shown.`}
      </p>
      {isFetchNextPageError && <Fault words={error?.message} />}
      {hasNextPage && (
        <Buttons>
          <Button aria-disabled={isFetchingNextPage} onClick={() => void more()}>
            Show more
          </Button>
        </Buttons>
      )}
    </>
  )
}
