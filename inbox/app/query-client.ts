import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefused } from '../api/refused.ts'

const LOOK_AGAIN_MS = 5_000

/** The cache of what the server said. A store that is away and a lost connection are tried again every five seconds. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // Whoever is signed out learns it from the session, wherever it showed first.
        if (isRefused(error, 'signed-out') && queryKey[0] !== 'session')
          void client.invalidateQueries({ queryKey: ['session'] })
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchInterval: ({ state }) => (isPassing(state.error) ? LOOK_AGAIN_MS : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

function isPassing(error: unknown): boolean {
  return isRefused(error, 'away') || isRefused(error, 'offline')
}
