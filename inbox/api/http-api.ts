import { dayOverviewSchema } from '../../domain/inbox/api/day.ts'
import { bulkGivenSchema, bulkStatusSetSchema, repliedSchema } from '../../domain/inbox/api/enquiry-acts.ts'
import { draftSchema, enquiryDetailSchema } from '../../domain/inbox/api/enquiry-detail.ts'
import { enquiryPageSchema, searchAnswerSchema } from '../../domain/inbox/api/enquiry-list.ts'
import { sessionAnswerSchema } from '../../domain/inbox/api/session.ts'
import type { InboxApi } from './inbox-api.ts'
import { refusedWith } from './refused.ts'
import { post, put, remove, send, sendForFile } from './send.ts'
import { sharedStream } from './stream.ts'

const access = async () => (await import('./http-access.ts')).httpAccess
const pages = async () => (await import('./http-pages.ts')).httpPages

/** The inbox's API over HTTP. The code for sign-in and for pages other than the lists is loaded on first use. */
export const httpApi: InboxApi = {
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
    send(`/enquiries/${number}/facts`, enquiryDetailSchema, {
      method: 'POST',
      body: { version, fact: event },
    }),
  reply: (number, reply) =>
    send(`/enquiries/${number}/reply`, repliedSchema, { method: 'POST', body: reply }),
  undo: (undoId) => send(`/undo/${undoId}`, enquiryDetailSchema, { method: 'POST', body: {} }),
  resend: (number, version, outboxId) =>
    send(`/enquiries/${number}/resend/${outboxId}`, enquiryDetailSchema, {
      method: 'POST',
      body: { version },
    }),
  saveDraft: (number, draft) => send(`/drafts/${number}`, draftSchema, { method: 'PUT', body: draft }),
  dropDraft: (number) => remove(`/drafts/${number}`),
  release: (number, version) =>
    send(`/enquiries/${number}/release`, enquiryDetailSchema, { method: 'POST', body: { version } }),
  quarantine: (number, version) =>
    send(`/enquiries/${number}/hold-back`, enquiryDetailSchema, { method: 'POST', body: { version } }),
  deleteQuarantined: (number, version) => post(`/enquiries/${number}/delete`, { version }),
  bulkAssign: (assignment) => send('/bulk/give', bulkGivenSchema, { method: 'POST', body: assignment }),
  bulkStatus: (change) => send('/bulk/status', bulkStatusSetSchema, { method: 'POST', body: change }),
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
  savedAnswers: async () => (await pages()).savedAnswers(),
  setSavedAnswers: async (answers) => (await pages()).setSavedAnswers(answers),
  numbers: async (weeks) => (await pages()).numbers(weeks),
  subscribers: async (query) => (await pages()).subscribers(query),
  stopSubscriber: async (id, words) => (await pages()).stopSubscriber(id, words),
  resendMail: async (outboxId) => (await pages()).resendMail(outboxId),
  resendFailedMails: async () => (await pages()).resendFailedMails(),
  putMailAside: async (outboxId) => (await pages()).putMailAside(outboxId),
  exportConsents: async () => (await pages()).exportConsents(),
  resendConfirmation: async (id) => (await pages()).resendConfirmation(id),
  person: async (key) => (await pages()).person(key),
  exportPerson: async (key) => (await pages()).exportPerson(key),
  erasePerson: async (key, email) => (await pages()).erasePerson(key, email),
  people: async () => (await pages()).people(),
  invite: async (invited) => (await pages()).invite(invited),
  changePerson: async (id, change) => (await pages()).changePerson(id, change),
  handOver: async (handOver) => (await pages()).handOver(handOver),
  newLink: async (id) => (await pages()).newLink(id),
  withdrawInvitation: async (id) => (await pages()).withdrawInvitation(id),
  address: async () => (await pages()).address(),
  requestAddressChange: async (email) => (await pages()).requestAddressChange(email),
  cancelAddressChange: async () => (await pages()).cancelAddressChange(),
  setName: async (name) => (await pages()).setName(name),
  setPassword: async (password) => (await pages()).setPassword(password),
  passkeys: async () => (await pages()).passkeys(),
  removePasskey: async (id) => (await pages()).removePasskey(id),
  sessions: async () => (await pages()).sessions(),
  endSession: async (id) => (await pages()).endSession(id),
  settings: async () => (await pages()).settings(),
  changeSettings: async (change) => (await pages()).changeSettings(change),
  testWebhook: async () => (await pages()).testWebhook(),
  newSigningKey: async () => (await pages()).newSigningKey(),
  audit: async (query) => (await pages()).audit(query),
  checkAudit: async () => (await pages()).checkAudit(),
  exportAudit: async () => (await pages()).exportAudit(),
  exportAll: async (request) => (await pages()).exportAll(request),
  mails: async () => (await pages()).mails(),
  website: async () => (await pages()).website(),
  sitePart: async (part) => (await pages()).sitePart(part),
  saveSiteChange: async (change) => (await pages()).saveSiteChange(change),
  takeSiteChangeBack: async (change) => (await pages()).takeSiteChangeBack(change),
  checkSite: async (only) => (await pages()).checkSite(only),
  checkSiteVersion: async (number) => (await pages()).checkSiteVersion(number),
  publishSite: async (number) => (await pages()).publishSite(number),
  withdrawPrices: async (version) => (await pages()).withdrawPrices(version),
  keepOwnTexts: async (places) => (await pages()).keepOwnTexts(places),
  siteVersions: async () => (await pages()).siteVersions(),
  restoringChanges: async (number) => (await pages()).restoringChanges(number),
  photos: async () => (await pages()).photos(),
  sendPhoto: async (photo, use) => (await pages()).sendPhoto(photo, use),
  deletePhoto: async (hash) => (await pages()).deletePhoto(hash),
  setNotices: async (times) => (await pages()).setNotices(times),
  calls: async () => (await pages()).calls(),
  setOwnCalls: async (calls) => (await pages()).setOwnCalls(calls),
  handOverCalls: async () => (await pages()).handOverCalls(),
  setCalls: async (settings) => (await pages()).setCalls(settings),
}
