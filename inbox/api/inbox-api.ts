import type * as z from 'zod/mini'
import type { AddressLink, OwnAddress } from '../../domain/inbox/api/account.ts'
import type { Audit, AuditQuery, ChainCheck } from '../../domain/inbox/api/audit.ts'
import type { Export, Span } from '../../domain/inbox/api/basics.ts'
import type { Agenda, OwnCalls, OwnersCalls } from '../../domain/inbox/api/calls.ts'
import type { Day, Numbers } from '../../domain/inbox/api/day.ts'
import type {
  BulkExport,
  BulkGive,
  BulkGiven,
  BulkStatus,
  BulkStatusSet,
  HandedOver,
  HandOver,
  Replied,
  Reply,
} from '../../domain/inbox/api/enquiry-acts.ts'
import type { Draft, DraftText, EnquiryDetail, NewEvent } from '../../domain/inbox/api/enquiry-detail.ts'
import type {
  EnquiryPage,
  ListQuery,
  SearchAnswer,
  SearchQuery,
} from '../../domain/inbox/api/enquiry-list.ts'
import type {
  ChangedPerson,
  ChangePerson,
  inviteSchema,
  People,
  Sessions,
} from '../../domain/inbox/api/people.ts'
import type { PersonOverview, Receipt } from '../../domain/inbox/api/person.ts'
import type { PhotoDeleted, PhotoQuery, PhotoStored, Photos } from '../../domain/inbox/api/photos.ts'
import type { NoticeTimes, Session } from '../../domain/inbox/api/session.ts'
import type { ChangeSettings, Mails, SavedAnswers, Settings } from '../../domain/inbox/api/settings.ts'
import type {
  linkMadeSchema,
  Newcomer,
  Passkeys,
  PasswordSignIn,
  Welcome,
} from '../../domain/inbox/api/sign-in.ts'
import type { StreamEvent } from '../../domain/inbox/api/stream.ts'
import type { Subscribers, SubscribersQuery } from '../../domain/inbox/api/subscribers.ts'
import type {
  ChangeSaved,
  CheckStarted,
  Published,
  RestoringChanges,
  SaveChange,
  SitePart,
  SitePlace,
  SiteVersions,
  TakeBack,
  Website,
} from '../../domain/inbox/api/website.ts'

/** A one-time link, shown once. */
export type LinkMade = z.infer<typeof linkMadeSchema>

/** A file, and how many of the requested enquiries it leaves out. */
export type ExportFile = { file: Blob; leftOut: number }

/** The list's query without the page. */
export type ListFilter = Omit<ListQuery, 'after'>
/** `connection` is called when the connection is lost, and when it is back. */
export type StreamListener = { event: (event: StreamEvent) => void; connection: (isLost: boolean) => void }

/** The requests of the app. Each may throw Refused. */
export type InboxApi = AccessApi &
  PagesApi & {
    day: () => Promise<Day>
    list: (filter: ListFilter, after?: string) => Promise<EnquiryPage>
    detail: (number: number) => Promise<EnquiryDetail>
    addEvent: (number: number, version: number, event: NewEvent) => Promise<EnquiryDetail>
    reply: (number: number, reply: Reply) => Promise<Replied>
    undo: (undoId: string) => Promise<EnquiryDetail>
    resend: (number: number, version: number, outboxId: string) => Promise<EnquiryDetail>
    saveDraft: (number: number, draft: DraftText) => Promise<Draft>
    deleteDraft: (number: number) => Promise<void>
    release: (number: number, version: number) => Promise<EnquiryDetail>
    quarantine: (number: number, version: number) => Promise<EnquiryDetail>
    deleteQuarantined: (number: number, version: number) => Promise<void>
    bulkAssign: (assignment: BulkGive) => Promise<BulkGiven>
    bulkStatus: (change: BulkStatus) => Promise<BulkStatusSet>
    bulkExport: (request: BulkExport) => Promise<ExportFile>
    search: (query: SearchQuery) => Promise<SearchAnswer>
    setSingleKeys: (singleKeys: boolean) => Promise<void>
    session: () => Promise<Session>
    /** @returns a function that ends the subscription */
    stream: (listener: StreamListener) => () => void
  }

/** The requests of the pages other than the lists, and the saved answers. */
export type PagesApi = {
  handOver: (handOver: HandOver) => Promise<HandedOver>
  numbers: (weeks: Span) => Promise<Numbers>
  subscribers: (query: SubscribersQuery) => Promise<Subscribers>
  stopSubscriber: (id: string, words: string) => Promise<void>
  resendMail: (outboxId: string) => Promise<void>
  resendFailedMails: () => Promise<void>
  putMailAside: (outboxId: string) => Promise<void>
  exportConsents: () => Promise<ExportFile>
  resendConfirmation: (id: string) => Promise<void>
  person: (key: string) => Promise<PersonOverview>
  exportPerson: (key: string) => Promise<ExportFile>
  erasePerson: (key: string, email: string) => Promise<Receipt>
  people: () => Promise<People>
  invite: (invited: z.infer<typeof inviteSchema>) => Promise<LinkMade>
  changePerson: (id: string, change: ChangePerson) => Promise<ChangedPerson>
  newLink: (id: string) => Promise<LinkMade>
  withdrawInvitation: (id: string) => Promise<void>
  address: () => Promise<OwnAddress>
  /** Mails a link to the new address. */
  requestAddressChange: (email: string) => Promise<void>
  cancelAddressChange: () => Promise<void>
  setName: (name: string) => Promise<void>
  setPassword: (password: string) => Promise<void>
  passkeys: () => Promise<Passkeys>
  removePasskey: (id: string) => Promise<void>
  sessions: () => Promise<Sessions>
  endSession: (id: string) => Promise<void>
  settings: () => Promise<Settings>
  changeSettings: (change: ChangeSettings) => Promise<Settings>
  testWebhook: () => Promise<{ sentence: string }>
  newSigningKey: () => Promise<{ key: string }>
  savedAnswers: () => Promise<SavedAnswers>
  setSavedAnswers: (answers: SavedAnswers) => Promise<SavedAnswers>
  audit: (query: AuditQuery) => Promise<Audit>
  checkAudit: () => Promise<ChainCheck>
  exportAudit: () => Promise<ExportFile>
  /** Every enquiry except quarantined ones. */
  exportAll: (request: Export) => Promise<ExportFile>
  mails: () => Promise<Mails>
  website: () => Promise<Website>
  sitePart: (part: string) => Promise<SitePart>
  saveSiteChange: (change: SaveChange) => Promise<ChangeSaved>
  revertSiteChange: (change: TakeBack) => Promise<void>
  /** Builds and checks the draft, or only some of its changes. */
  checkSite: (only?: ReadonlyArray<SitePlace>) => Promise<CheckStarted>
  /** Builds an earlier version of the site again. */
  checkSiteVersion: (number: number) => Promise<CheckStarted>
  publishSite: (number: number) => Promise<Published>
  /** Withdraws a price list before it takes effect. */
  withdrawPrices: (version: string) => Promise<void>
  /** Keeps the owners' texts in fields that the release has changed. */
  keepOwnTexts: (places: ReadonlyArray<SitePlace>) => Promise<void>
  siteVersions: () => Promise<SiteVersions>
  /** The changes that would restore an earlier version. */
  restoringChanges: (number: number) => Promise<RestoringChanges>
  photos: () => Promise<Photos>
  sendPhoto: (photo: Blob, use: PhotoQuery['use']) => Promise<PhotoStored>
  deletePhoto: (hash: string) => Promise<PhotoDeleted>
  setNotices: (times: NoticeTimes) => Promise<void>
  calls: () => Promise<Agenda>
  setOwnCalls: (calls: OwnCalls) => Promise<Agenda>
  /** Hands the signed-in person's calls over to colleagues who take calls and are free then. */
  handOverCalls: () => Promise<Agenda>
  setCalls: (settings: OwnersCalls) => Promise<Agenda>
}

/** Whether a one-time link is the first owner's or an invitation. */
export type LinkKind = 'first' | 'invited'

/** Signing in and out. A cancelled passkey prompt throws PasskeyCancelled. */
export type AccessApi = {
  signInWithPasskey: () => Promise<void>
  signInWithPassword: (credentials: PasswordSignIn) => Promise<void>
  signOut: () => Promise<void>
  signOutEverywhere: () => Promise<void>
  welcome: (kind: LinkKind, token: string) => Promise<Welcome>
  joinWithPasskey: (kind: LinkKind, token: string, newcomer: Newcomer) => Promise<void>
  joinWithPassword: (
    kind: LinkKind,
    token: string,
    newcomer: Newcomer & { password: string },
  ) => Promise<void>
  /** The address that the link confirms. */
  newAddressLink: (token: string) => Promise<AddressLink>
  confirmNewAddress: (token: string) => Promise<void>
  addPasskey: () => Promise<void>
  reauthenticateWithPasskey: () => Promise<void>
  reauthenticateWithPassword: (password: string) => Promise<void>
}

/** The person closed the browser's prompt, or has no passkey for this site. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled'
}
