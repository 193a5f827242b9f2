import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { httpApi } from './api/http-api.ts'
import { withSignedOutHandler } from './api/with-signed-out-handler.ts'
import { router } from './router.tsx'
import { ApiProvider } from './state/api-context.tsx'
import { showTheme } from './state/local-store.ts'
import { createQueryClient } from './state/queries.ts'
import '../ui/scale.css'
import '../ui/rooms.css'
import '../ui/layout.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/print.css'

showTheme()
const client = createQueryClient()
// If any request finds that the session has ended, the session query tells every page.
const api = withSignedOutHandler(httpApi, () => void client.invalidateQueries({ queryKey: ['session'] }))
const container = document.querySelector('#inbox')
if (!container) throw new Error('The page has no place for the inbox')
createRoot(container).render(
  <StrictMode>
    <ApiProvider value={api}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiProvider>
  </StrictMode>,
)
