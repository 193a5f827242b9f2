import { dayOverviewSchema } from '../../domain/inbox/api/day.ts'
import { bulkGivenSchema, bulkStatusSetSchema, repliedSchema } from '../../domain/inbox/api/enquiry-acts.ts'
import { draftSchema, enquiryDetailSchema } from '../../domain/inbox/api/enquiry-detail.ts'
import { enquiryPageSchema, searchAnswerSchema } from '../../domain/inbox/api/enquiry-list.ts'
import { sessionAnswerSchema } from '../../domain/inbox/api/session.ts'
import type { InboxApi, PagesApi } from './inbox-api.ts'
import { refusedWith } from './refused.ts'
import { post, put, remove, send, sendForFile } from './send.ts'
import { sharedStream } from './stream.ts'

const access = async () => (await import('./http-access.ts')).httpAccess

/** Signing in, whose code is loaded on first use, and the lists. */
const firstLoad: Omit<InboxApi, keyof PagesApi> = {
  session: async () => {
    const answer = await send('/session', sessionAnswerSchema)
    if (answer.me === null) throw refusedWith(401, { error: 'Please sign in.' })
    return answer
  },
  setSingleKeys: (singleKeys) => put('/session/keys', { singleKeys }),
  day: () => send('/day', dayOverviewSchema),
  list: (filter, after) => send('/enquiries', enquiryPageSchema, { query: { ...filter, after } }),
  detail: (number) => send(`/enquiries/${number}`, enquiryDetailSchema),
  addEvent: (number, version, event) =>
    send(`/enquiries/${number}/facts`, enquiryDetailSchema, { body: { version, fact: event } }),
  reply: (number, reply) => send(`/enquiries/${number}/reply`, repliedSchema, { body: reply }),
  undo: (undoId) => send(`/undo/${undoId}`, enquiryDetailSchema, { body: {} }),
  resend: (number, version, outboxId) =>
    send(`/enquiries/${number}/resend/${outboxId}`, enquiryDetailSchema, { body: { version } }),
  saveDraft: (number, draft) => send(`/drafts/${number}`, draftSchema, { method: 'PUT', body: draft }),
  deleteDraft: (number) => remove(`/drafts/${number}`),
  release: (number, version) =>
    send(`/enquiries/${number}/release`, enquiryDetailSchema, { body: { version } }),
  quarantine: (number, version) =>
    send(`/enquiries/${number}/hold-back`, enquiryDetailSchema, { body: { version } }),
  deleteQuarantined: (number, version) => post(`/enquiries/${number}/delete`, { version }),
  bulkAssign: (assignment) => send('/bulk/give', bulkGivenSchema, { body: assignment }),
  bulkStatus: (change) => send('/bulk/status', bulkStatusSetSchema, { body: change }),
  bulkExport: (request) => sendForFile('/bulk/export', request),
  search: (query) => send('/search', searchAnswerSchema, { query }),
  stream: sharedStream,
  signInWithPasskey: async () => (await access()).signInWithPasskey(),
  signInWithPassword: async (credentials) => (await access()).signInWithPassword(credentials),
  signOut: async () => (await access()).signOut(),
  signOutEverywhere: async () => (await access()).signOutEverywhere(),
  welcome: async (kind, token) => (await access()).welcome(kind, token),
  joinWithPasskey: async (kind, token, newcomer) => (await access()).joinWithPasskey(kind, token, newcomer),
  joinWithPassword: async (kind, token, newcomer) => (await access()).joinWithPassword(kind, token, newcomer),
  newAddressLink: async (token) => (await access()).newAddressLink(token),
  confirmNewAddress: async (token) => (await access()).confirmNewAddress(token),
  addPasskey: async () => (await access()).addPasskey(),
  reauthenticateWithPasskey: async () => (await access()).reauthenticateWithPasskey(),
  reauthenticateWithPassword: async (password) => (await access()).reauthenticateWithPassword(password),
}

/** The inbox's API over HTTP. The code for pages other than the lists is loaded at their first request. */
export const httpApi = new Proxy(firstLoad, {
  get: (target, name) =>
    Reflect.get(target, name) ??
    (async (...args: Array<unknown>) => {
      const { httpPages } = await import('./http-pages.ts')
      return Reflect.apply(Reflect.get(httpPages, name), httpPages, args)
    }),
}) as InboxApi // `firstLoad` and `httpPages` are the whole API by their types
