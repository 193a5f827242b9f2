import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { invalidateAll } from './live.tsx'

let client: QueryClient
let asked: Array<PromiseWithResolvers<string>>
let stop: () => void

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  asked = []
  const observer = new QueryObserver(client, {
    queryKey: ['day'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      asked.push(answer)
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

test('what changed while the first answer was on its way is asked once more, however often it changed', async () => {
  for (let change = 0; change < 20; change += 1) invalidateAll(client, ['day'])
  invalidateAll(client)
  expect(asked).toHaveLength(1)
  asked[0]?.resolve('of before')
  await settled()
  expect(asked).toHaveLength(2)
  asked[1]?.resolve('of after')
  await settled()
  expect([day(), asked.length]).toEqual(['of after', 2])
})

test('a first answer that does not come is not asked for again', async () => {
  for (let change = 0; change < 20; change += 1) invalidateAll(client, ['day'])
  asked[0]?.reject(new Error('Away'))
  await settled()
  expect(asked).toHaveLength(1)
})

test('what changes while it is asked once more is asked again', async () => {
  invalidateAll(client, ['day'])
  asked[0]?.resolve('first')
  await settled()
  invalidateAll(client, ['day'])
  asked[1]?.resolve('second')
  asked[2]?.resolve('third')
  await settled()
  expect([day(), asked.length]).toEqual(['third', 3])
})
