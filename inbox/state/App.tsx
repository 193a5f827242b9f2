import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { InboxApi } from '../api/inbox-api.ts'
import { withSignedOutHandler } from '../api/with-signed-out-handler.ts'
import { ApiProvider } from './api-context.tsx'
import { createQueryClient } from './query-client.ts'
import { router } from './router.tsx'

/** The whole inbox over whatever server it is given. */
export function App({ api }: { api: InboxApi }) {
  const [client] = useState(createQueryClient)
  // Every page learns from the session query that it has ended, whichever request failed first.
  const watched = useMemo(
    () => withSignedOutHandler(api, () => void client.invalidateQueries({ queryKey: ['session'] })),
    [api, client],
  )
  return (
    <ApiProvider value={watched}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiProvider>
  )
}
