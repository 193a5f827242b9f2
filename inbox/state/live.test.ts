import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { invalidateAll } from './live.tsx'

let client: QueryClient
let requests: Array<PromiseWithResolvers<string>>
let stop: () => void

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  requests = []
  const observer = new QueryObserver(client, {
    queryKey: ['day'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      requests.push(answer)
      return answer.promise
    },
  })
  stop = observer.subscribe(() => {})
})
afterEach(() => {
  stop()
  client.clear()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const day = () => client.getQueryData(['day'])

test('a query whose data changed during its first request is refetched once, however often it changed', async () => {
  for (let change = 0; change < 20; change += 1) invalidateAll(client, ['day'])
  invalidateAll(client)
  expect(requests).toHaveLength(1)
  requests[0]?.resolve('before')
  await settled()
  expect(requests).toHaveLength(2)
  requests[1]?.resolve('after')
  await settled()
  expect([day(), requests.length]).toEqual(['after', 2])
})

test('a failed first request is not refetched', async () => {
  for (let change = 0; change < 20; change += 1) invalidateAll(client, ['day'])
  requests[0]?.reject(new Error('Down'))
  await settled()
  expect(requests).toHaveLength(1)
})
