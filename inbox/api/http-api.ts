import { auditSchema, chainCheckSchema } from '../../domain/inbox/api/audit.ts'
import { doneSchema } from '../../domain/inbox/api/basics.ts'
import { dayOverviewSchema } from '../../domain/inbox/api/day.ts'
import { draftSchema } from '../../domain/inbox/api/draft.ts'
import { repliedSchema } from '../../domain/inbox/api/enquiry-acts.ts'
import { enquiryDetailSchema } from '../../domain/inbox/api/enquiry-detail.ts'
import { enquiryPageSchema } from '../../domain/inbox/api/enquiry-list.ts'
import { mailsSchema } from '../../domain/inbox/api/mails.ts'
import { numbersSchema } from '../../domain/inbox/api/numbers.ts'
import { linkMadeSchema, passkeysSchema } from '../../domain/inbox/api/passkeys.ts'
import { peopleSchema, sessionsSchema } from '../../domain/inbox/api/people.ts'
import { personHeldSchema, receiptSchema } from '../../domain/inbox/api/person.ts'
import { searchAnswerSchema } from '../../domain/inbox/api/search.ts'
import { sessionSchema } from '../../domain/inbox/api/session.ts'
import {
  savedAnswersSchema,
  settingsSchema,
  signingKeySchema,
  webhookTestSchema,
} from '../../domain/inbox/api/settings.ts'
import { subscribersSchema } from '../../domain/inbox/api/subscribers.ts'
import { httpAccess } from './http-access.ts'
import { httpStream } from './http-stream.ts'
import type { InboxApi } from './inbox-api.ts'
import { send, sendForFile } from './send.ts'

/** The server, over HTTP. */
export const httpApi: InboxApi = {
  ...httpAccess,
  session: () => send('/session', sessionSchema),
  setSingleKeys: (singleKeys) => put('/session/keys', { singleKeys }),
  day: () => send('/day', dayOverviewSchema),
  list: (filter, after) => send('/enquiries', enquiryPageSchema, { query: { ...filter, after } }),
  detail: (number) => send(`/enquiries/${number}`, enquiryDetailSchema),
  addFact: (number, version, fact) =>
    send(`/enquiries/${number}/facts`, enquiryDetailSchema, { method: 'POST', body: { version, fact } }),
  reply: (number, reply) =>
    send(`/enquiries/${number}/reply`, repliedSchema, { method: 'POST', body: reply }),
  undo: (undoId) => send(`/undo/${undoId}`, enquiryDetailSchema, { method: 'POST', body: {} }),
  resend: (number, version, outboxId) =>
    send(`/enquiries/${number}/resend/${outboxId}`, enquiryDetailSchema, {
      method: 'POST',
      body: { version },
    }),
  keepDraft: (number, draft) => send(`/drafts/${number}`, draftSchema, { method: 'PUT', body: draft }),
  dropDraft: (number) => remove(`/drafts/${number}`),
  release: (number, version) =>
    send(`/enquiries/${number}/release`, enquiryDetailSchema, { method: 'POST', body: { version } }),
  deleteHeld: (number, version) => post(`/enquiries/${number}/delete`, { version }),
  bulkGive: (given) => post('/bulk/give', given),
  bulkStatus: (status) => post('/bulk/status', status),
  bulkExport: (wanted) => sendForFile('/bulk/export', { method: 'POST', body: wanted }),
  search: (query) => send('/search', searchAnswerSchema, { query }),
  numbers: (weeks) => send('/numbers', numbersSchema, { query: { weeks } }),
  subscribers: (query) => send('/subscribers', subscribersSchema, { query }),
  stopSubscriber: (id, words) => post(`/subscribers/${id}/stop`, { words }),
  askAgain: (id) => post(`/subscribers/${id}/ask-again`),
  person: (key) => send(`/person/${key}`, personHeldSchema),
  exportPerson: (key) => sendForFile(`/person/${key}/export`, { method: 'POST', body: {} }),
  erasePerson: (key, email) =>
    send(`/person/${key}/erase`, receiptSchema, { method: 'POST', body: { email } }),
  people: () => send('/people', peopleSchema),
  invite: (invited) => send('/people/invite', linkMadeSchema, { method: 'POST', body: invited }),
  changePerson: (id, change) => put(`/people/${id}`, change),
  newLink: (id) => send(`/people/${id}/link`, linkMadeSchema, { method: 'POST', body: {} }),
  takeBack: (id) => remove(`/people/${id}`),
  passkeys: () => send('/passkeys', passkeysSchema),
  removePasskey: (id) => remove(`/passkeys/${id}`),
  sessions: () => send('/sessions', sessionsSchema),
  endSession: (id) => remove(`/sessions/${id}`),
  settings: () => send('/settings', settingsSchema),
  changeSettings: (change) => send('/settings', settingsSchema, { method: 'PUT', body: change }),
  testWebhook: () => send('/settings/webhook/test', webhookTestSchema, { method: 'POST', body: {} }),
  newSigningKey: () => send('/settings/webhook/key', signingKeySchema, { method: 'POST', body: {} }),
  savedAnswers: async () => (await send('/saved-answers', savedAnswersSchema)).answers,
  keepSavedAnswers: async (answers) =>
    (await send('/saved-answers', savedAnswersSchema, { method: 'PUT', body: { answers } })).answers,
  audit: (query) => send('/audit', auditSchema, { query }),
  checkAudit: () => send('/audit/check', chainCheckSchema, { method: 'POST', body: {} }),
  exportAudit: () => sendForFile('/audit/export', { method: 'POST', body: {} }),
  mails: () => send('/mails', mailsSchema),
  stream: httpStream,
}

async function post(path: string, body: unknown = {}): Promise<void> {
  await send(path, doneSchema, { method: 'POST', body })
}

async function put(path: string, body: unknown): Promise<void> {
  await send(path, doneSchema, { method: 'PUT', body })
}

async function remove(path: string): Promise<void> {
  await send(path, doneSchema, { method: 'DELETE' })
}
