// The module worker: creates all products once, and answers queries one after another.

import { loadCachedProducts } from './cached-products.ts'
import { Catalogue } from './catalogue.ts'
import type { FromWorker, ProductAnswer, ToWorker } from './query-and-answer.ts'

const catalogue = loadCachedProducts().then((products) => Catalogue.of(products))

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  catalogue.then((ready) => take(ready, data)).catch((error: unknown) => fail(data, error))
})

function take(ready: Catalogue, message: ToWorker): void {
  if ('tell' in message) ready.change(message.tell)
  else send(message.ask, ready.answer(message.query))
}

function send(ask: number, answer: ProductAnswer): void {
  const sent: FromWorker = { ask, answer }
  postMessage(sent, { transfer: [answer.numbers.buffer] })
}

function fail(message: ToWorker, error: unknown): void {
  if ('tell' in message) throw error
  const sent: FromWorker = { ask: message.ask, failed: String(error) }
  postMessage(sent)
}
