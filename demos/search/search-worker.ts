// The module worker: loads all products once, and answers queries one after another.

import { loadCachedProducts } from './cached-products.ts'
import { Catalogue } from './catalogue.ts'
import type { FromWorker, ProductAnswer, ToWorker } from './query-and-answer.ts'

const catalogue = loadCachedProducts().then((products) => Catalogue.of(products))

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  catalogue.then((ready) => handle(ready, data)).catch((error: unknown) => fail(data, error))
})

function handle(ready: Catalogue, message: ToWorker): void {
  if ('changes' in message) ready.change(message.changes)
  else send(message.id, ready.answer(message.query))
}

function send(id: number, answer: ProductAnswer): void {
  const message: FromWorker = { id, answer }
  postMessage(message, { transfer: [answer.numbers.buffer] })
}

function fail(message: ToWorker, error: unknown): void {
  if ('changes' in message) throw error
  const failure: FromWorker = { id: message.id, error: String(error) }
  postMessage(failure)
}
