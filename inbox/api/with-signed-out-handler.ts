import type { InboxApi } from './inbox-api.ts'
import { isRefused } from './refused.ts'

/** Wraps the API and calls `signedOut` when any request except the session check is rejected as signed out. */
export function withSignedOutHandler(api: InboxApi, signedOut: () => void): InboxApi {
  return new Proxy(api, {
    get(target, name) {
      const request: unknown = Reflect.get(target, name)
      if (typeof request !== 'function' || name === 'session') return request
      return (...args: Array<unknown>) => {
        const answer: unknown = Reflect.apply(request, target, args)
        if (answer instanceof Promise)
          answer.catch((error: unknown) => {
            if (isRefused(error, 'signed-out')) signedOut()
          })
        return answer
      }
    },
  })
}
