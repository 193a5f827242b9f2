import type { InboxApi } from './inbox-api.ts'
import { isRefused } from './refused.ts'

/** The same server, which tells when it answers that nobody is signed in, whatever was asked; but for asking just that. */
export function withSignedOutHandler(api: InboxApi, signedOut: () => void): InboxApi {
  return new Proxy(api, {
    get(target, name) {
      const ask: unknown = Reflect.get(target, name)
      if (typeof ask !== 'function' || name === 'session') return ask
      return (...given: Array<unknown>) => {
        const answer: unknown = Reflect.apply(ask, target, given)
        if (answer instanceof Promise)
          answer.catch((error: unknown) => {
            if (isRefused(error, 'signed-out')) signedOut()
          })
        return answer
      }
    },
  })
}
