import { afterEach, expect, test } from 'vitest'
import { sendEnquiry } from './honest-visitor.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { ATTACKER, requestFrom } from './sockets.ts'

/** More than the limit of one address lets pass. */
const HONEST_FORMS = 25

let server: ServerProcess
afterEach(() => server.remove())

const plainForm = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,*/*;q=0.8',
  'sec-fetch-site': 'same-origin',
}
const post = (body: string) =>
  requestFrom(ATTACKER, server.port, { method: 'POST', path: '/contact-us', headers: plainForm, body })

/** Sends the same body over 50 connections until it is called off; the answers. */
function flood(body: string): { stop: () => Promise<Array<{ status: number; text: string }>> } {
  let stopped = false
  const answers: Array<{ status: number; text: string }> = []
  const connections = Array.from({ length: 50 }, async () => {
    while (!stopped) answers.push(await post(body))
  })
  return {
    stop: async () => {
      stopped = true
      await Promise.all(connections)
      return answers
    },
  }
}

async function sendHonestForms(times: number): Promise<Array<number>> {
  const statuses: Array<number> = []
  for (let n = 0; n < times; n += 1) statuses.push(await sendEnquiry(server.port, n, `127.0.1.${n + 1}`))
  return statuses
}

test('forms with faults from fifty connections keep no honest form out', async () => {
  server = await startServerProcess()
  const { stop } = flood('firstName=&email=nobody')
  expect(await sendHonestForms(HONEST_FORMS)).toEqual(Array(HONEST_FORMS).fill(200))
  const answers = await stop()
  // A refusal costs no page: who wants to see it asks for it.
  const refusals = answers.map(({ status, text }) => ({ status, body: text.split('\r\n\r\n')[1] }))
  for (const refusal of refusals) expect(refusal).toEqual({ status: 303, body: '' })
  expect(await server.stored()).toHaveLength(HONEST_FORMS)
})

test('forms over the limit of one address are refused unread, and the others are stored', async () => {
  server = await startServerProcess({ environment: { SUBMISSIONS_PER_10_MINUTES: '20' } })
  const { stop } = flood('firstName=&email=nobody')
  expect(await sendHonestForms(HONEST_FORMS)).toEqual(Array(HONEST_FORMS).fill(200))
  const answers = await stop()
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.length - refused.length).toBe(20)
  for (const { text } of refused) {
    expect(text).toMatch(/^retry-after: \d+\r$/m)
    expect(text.length).toBeLessThan(2_500)
  }
  expect(await server.stored()).toHaveLength(HONEST_FORMS)
})

test('what was refused is logged with a count when the server stops, never with an address', async () => {
  server = await startServerProcess({ environment: { SUBMISSIONS_PER_10_MINUTES: '1' } })
  for (let n = 0; n < 4; n += 1) await post('firstName=')
  server.child.kill('SIGTERM')
  await server.ended
  expect(server.output()).toMatch(/"reason":"forms, of one address","count":3/)
  expect(server.output()).not.toContain(ATTACKER)
})
