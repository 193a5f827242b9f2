import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi } from './api-context.tsx'

/** Signs out here, or everywhere, and forgets what this page knew. */
export function useSignOut(): (everywhere?: boolean) => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (everywhere = false) => {
    await (everywhere ? api.signOutEverywhere() : api.signOut())
    await navigate({ to: '/sign-in' })
    client.clear()
  }
}
