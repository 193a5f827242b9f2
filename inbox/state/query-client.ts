import { QueryClient } from '@tanstack/react-query'
import { isRefused } from '../api/refused.ts'

const LOOK_AGAIN_MS = 5_000

/** The cache of the server's answers. An unavailable store and a lost connection are retried every five seconds. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchInterval: ({ state }) => (isPassing(state.error) ? LOOK_AGAIN_MS : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function isPassing(error: unknown): boolean {
  return isRefused(error, 'away') || isRefused(error, 'offline')
}
