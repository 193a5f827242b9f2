import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import type { InboxApi } from '../api/inbox-api.ts'
import { ApiProvider } from './api-context.tsx'
import { createQueryClient } from './query-client.ts'
import { router } from './router.tsx'

/** The whole inbox over whatever server it is given. */
export function App({ api }: { api: InboxApi }) {
  const [client] = useState(createQueryClient)
  return (
    <ApiProvider value={api}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiProvider>
  )
}
