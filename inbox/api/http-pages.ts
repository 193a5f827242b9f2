import { ownAddressSchema } from '../../domain/inbox/api/account.ts'
import { auditSchema, chainCheckSchema } from '../../domain/inbox/api/audit.ts'
import { agendaSchema } from '../../domain/inbox/api/calls.ts'
import { numbersSchema } from '../../domain/inbox/api/day.ts'
import { handedOverSchema } from '../../domain/inbox/api/enquiry-acts.ts'
import { changedPersonSchema, peopleSchema, sessionsSchema } from '../../domain/inbox/api/people.ts'
import { personOverviewSchema, receiptSchema } from '../../domain/inbox/api/person.ts'
import { photoDeletedSchema, photoStoredSchema, photosSchema } from '../../domain/inbox/api/photos.ts'
import {
  mailsSchema,
  savedAnswersSchema,
  settingsSchema,
  signingKeySchema,
  webhookTestSchema,
} from '../../domain/inbox/api/settings.ts'
import { linkMadeSchema, passkeysSchema } from '../../domain/inbox/api/sign-in.ts'
import { subscribersSchema } from '../../domain/inbox/api/subscribers.ts'
import {
  changeSavedSchema,
  checkStartedSchema,
  publishedSchema,
  restoringChangesSchema,
  sitePartSchema,
  siteVersionsSchema,
  websiteSchema,
} from '../../domain/inbox/api/website.ts'
import type { PagesApi } from './inbox-api.ts'
import { post, put, remove, send, sendForFile } from './send.ts'

/** The API, over HTTP, of pages other than the lists, and of the saved answers; loaded on first use. */
export const httpPages: PagesApi = {
  savedAnswers: () => send('/saved-answers', savedAnswersSchema),
  setSavedAnswers: (answers) => send('/saved-answers', savedAnswersSchema, { method: 'PUT', body: answers }),
  numbers: (weeks) => send('/numbers', numbersSchema, { query: { weeks } }),
  subscribers: (query) => send('/subscribers', subscribersSchema, { query }),
  stopSubscriber: (id, words) => post(`/subscribers/${id}/stop`, { words }),
  resendMail: (outboxId) => post(`/mails/${outboxId}/resend`),
  resendFailedMails: () => post('/mails/resend-failed'),
  putMailAside: (outboxId) => post(`/mails/${outboxId}/put-aside`),
  exportConsents: () => sendForFile('/subscribers/export'),
  resendConfirmation: (id) => post(`/subscribers/${id}/ask-again`),
  person: (key) => send(`/person/${key}`, personOverviewSchema),
  exportPerson: (key) => sendForFile(`/person/${key}/export`),
  erasePerson: (key, email) => send(`/person/${key}/erase`, receiptSchema, { body: { email } }),
  people: () => send('/people', peopleSchema),
  invite: (invited) => send('/people/invite', linkMadeSchema, { body: invited }),
  changePerson: (id, change) => send(`/people/${id}`, changedPersonSchema, { method: 'PUT', body: change }),
  handOver: (handOver) => send('/bulk/hand-over', handedOverSchema, { body: handOver }),
  newLink: (id) => send(`/people/${id}/link`, linkMadeSchema, { body: {} }),
  withdrawInvitation: (id) => remove(`/people/${id}`),
  address: () => send('/address', ownAddressSchema),
  requestAddressChange: (email) => put('/address', { email }),
  cancelAddressChange: () => remove('/address'),
  setName: (name) => put('/name', { name }),
  setPassword: (password) => put('/password', { password }),
  passkeys: () => send('/passkeys', passkeysSchema),
  removePasskey: (id) => remove(`/passkeys/${id}`),
  sessions: () => send('/sessions', sessionsSchema),
  endSession: (id) => remove(`/sessions/${id}`),
  settings: () => send('/settings', settingsSchema),
  changeSettings: (change) => send('/settings', settingsSchema, { method: 'PUT', body: change }),
  testWebhook: () => send('/settings/webhook/test', webhookTestSchema, { body: {} }),
  newSigningKey: () => send('/settings/webhook/key', signingKeySchema, { body: {} }),
  audit: (query) => send('/audit', auditSchema, { query }),
  checkAudit: () => send('/audit/check', chainCheckSchema, { body: {} }),
  exportAudit: () => sendForFile('/audit/export'),
  exportAll: (request) => sendForFile('/export', request),
  mails: () => send('/mails', mailsSchema),
  website: () => send('/website', websiteSchema),
  sitePart: (part) => send(`/website/parts/${part}`, sitePartSchema),
  saveSiteChange: (change) => send('/website/draft', changeSavedSchema, { method: 'PUT', body: change }),
  revertSiteChange: (change) => post('/website/draft/take-back', change),
  checkSite: (only) => send('/website/check', checkStartedSchema, { body: { only } }),
  checkSiteVersion: (number) => send(`/website/versions/${number}/again`, checkStartedSchema, { body: {} }),
  publishSite: (number) => send('/website/publish', publishedSchema, { body: { number } }),
  withdrawPrices: (version) => post('/website/prices/withdraw', { version }),
  keepOwnTexts: (places) => post('/website/release/keep', { places }),
  siteVersions: () => send('/website/versions', siteVersionsSchema),
  restoringChanges: (number) => send(`/website/versions/${number}/changes`, restoringChangesSchema),
  photos: () => send('/website/photos', photosSchema),
  sendPhoto: (photo, use) => send('/website/photos', photoStoredSchema, { body: photo, query: { use } }),
  deletePhoto: (hash) => send(`/website/photos/${hash}`, photoDeletedSchema, { method: 'DELETE' }),
  setNotices: (times) => put('/session/notices', times),
  calls: () => send('/calls', agendaSchema),
  handOverCalls: () => send('/calls/mine/hand-over', agendaSchema, { body: {} }),
  setOwnCalls: (calls) => send('/calls/mine', agendaSchema, { method: 'PUT', body: calls }),
  setCalls: (settings) => send('/calls/settings', agendaSchema, { method: 'PUT', body: settings }),
}
