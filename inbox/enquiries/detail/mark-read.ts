import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { EnquiryPage } from '../../../domain/inbox/api/enquiry-list.ts'
import { useApi } from '../../state/api-context.tsx'

type Pages = { pages: Array<EnquiryPage>; pageParams: Array<unknown> }

/** Opening an enquiry marks it as read, for oneself only. */
export function useMarkRead({ number, version }: EnquiryDetail): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    client.setQueriesData<Pages>(
      { queryKey: ['list'] },
      (list) => list && { ...list, pages: list.pages.map(read(number)) },
    )
    // A mark that is lost is made again the next time.
    api.addFact(number, version, { kind: 'read' }).catch(() => undefined)
  }, [api, client, number, version])
}

function read(number: number): (page: EnquiryPage) => EnquiryPage {
  return (page) => ({
    ...page,
    rows: page.rows.map((row) => (row.number === number ? { ...row, unread: false } : row)),
  })
}
