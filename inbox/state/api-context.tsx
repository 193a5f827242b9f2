import { createContext, useContext } from 'react'
import type { InboxApi } from '../api/inbox-api.ts'

const ApiContext = createContext<InboxApi | null>(null)

/** Gives the app its API. */
export const ApiProvider = ApiContext.Provider

/** @throws {Error} outside the app */
export function useApi(): InboxApi {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
