import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { dayAndTime } from '../../domain/calendar/day-words.ts'
import { emailQuestion } from '../../domain/enquiry/email-question.ts'
import { DeliveryRefusedError, StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import {
  BRAND_LEFT_OUT,
  CHANGED_CONTENT_SENTENCE,
  CHECK_FIELDS_SENTENCE,
  FAILURE_SENTENCE,
  KEY_FIELD,
  PHONE_QUESTION,
  PLAN_LEFT_OUT,
  type Receipt,
  type SentNote,
} from '../../domain/enquiry/form.ts'
import type { FormValues } from '../../domain/enquiry/form-schema.ts'
import { NOT_ASKED_NOW } from '../../domain/enquiry/newsletter-form.ts'
import { phoneQuestion } from '../../domain/enquiry/phone.ts'
import { networkKeyOf } from '../calls/call-keys.ts'
import { type CallReceipt, callReceipt, NO_CALL } from '../calls/call-receipt.ts'
import type { ServerContent } from '../content.ts'
import { addFormLimit, sendTooMany } from '../http/bounds/form-limit.ts'
import { addressOf } from '../http/built-site/site.ts'
import { acceptFormBodies, type FormBody } from '../http/form-bodies.ts'
import { hasBrowserHeaders } from '../http/host-and-origin.ts'
import { addInFlightCap } from '../http/in-flight-cap.ts'
import { FAULT_RETRY_SECONDS, RefusedError } from '../http/refusals.ts'
import type { Services } from '../services.ts'
import { isConfirmationLimitReached } from '../store/sql/confirmation-counts.ts'
import { type EnquiryPromise, enquiryPromise } from '../store/sql/inbox/enquiry-promise.ts'
import { carriedAnswers } from './carried-answer.ts'
import { answerFault, answerSuccess, type FormFault, type SentForm, wantsJson } from './form-answers.ts'
import { type FilledForm, FORM_ADDRESSES, type SiteForm } from './site-form.ts'
import { createSubmit, EMAIL_WINDOW_MS, type Outcome, type Submission } from './submit.ts'
import { type KnownVisitor, type VisitorCookies, visitorCookies } from './visitor-cookie.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A commit takes about half a millisecond, so the last of a full queue waits about a second. More at once would wait in the store,
 * which gives up after 1.1 s.
 */
const FORMS_IN_FLIGHT = { atOnce: 50, waiting: 1_000 }

type FormServices = Pick<
  Services,
  'refusedFormRendering' | 'sendsMail' | 'now' | 'secret' | 'networkMails'
> & {
  submit: (submission: Submission) => Promise<Outcome>
  cookies: VisitorCookies
  /** The deadline of a stored enquiry, and whether its sender gets a mail; null if the store is unavailable. */
  promiseOf: (postId: string) => Promise<EnquiryPromise | null>
  /** The receipt for the call that a stored enquiry wanted. */
  callOf: (postId: string, values: FormValues) => Promise<CallReceipt>
  /** Other contact methods, in words that continue a sentence. */
  contactHint: () => string
  /** Whether the whole site has reached its limit of mails to visitors for this hour. */
  isSiteLimitReached: () => Promise<boolean>
}

/** One POST for each form, at the form's own address. */
export async function formRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app
  const {
    release,
    database,
    secret,
    countRejection,
    submissionsPer10Minutes,
    confirmationsPerHour,
    now,
    monotonicMs,
  } = services
  const contactHint = () => contactHintOf(release().content.company)
  app.addHook('onRequest', (request, reply, done) => {
    if (release().forms.has(addressOf(request))) done()
    else reply.callNotFound()
  })
  acceptFormBodies(app)
  addFormLimit(app, { max: submissionsPer10Minutes, contactHint, monotonicMs, countRejection })
  addInFlightCap(app, FORMS_IN_FLIGHT, countRejection)
  const carried = carriedAnswers(secret, services.siteUrl)
  const formServices: FormServices = {
    ...services,
    submit: countStored(createSubmit(services), services.visits),
    cookies: visitorCookies(secret),
    // The enquiry is stored, so a failure here must not fail the request.
    promiseOf: (postId) => database.read((tx) => enquiryPromise(tx, postId)).catch(() => null),
    callOf: (postId, { phoneNumber = '' }) =>
      database
        .read((tx) =>
          callReceipt(tx, { postId, phoneNumber, secret, ourNumber: release().content.company.phone?.value }),
        )
        .catch(() => NO_CALL),
    contactHint,
    isSiteLimitReached: () =>
      database.read((tx) => isConfirmationLimitReached(tx, confirmationsPerHour, now().getTime())),
  }
  for (const address of FORM_ADDRESSES) {
    app.post<{ Body: FormBody | undefined }>(address, async (request, reply) => {
      const form = release().forms.get(addressOf(request))
      if (!form) return reply.callNotFound()
      const body = request.body ?? new Map<string, unknown>()
      const sentForm: SentForm = {
        form,
        values: textsOf(body, form),
        today: todayInJohannesburg(now()),
        carry: (answer) => carried.seal(form.page, answer, now().getTime()),
      }
      const fail = (fault: FormFault) =>
        answerFault(request, reply, services.refusedFormRendering, sentForm, fault)
      try {
        return await handleEnquiry(request, reply, { ...sentForm, body, fail }, formServices)
      } catch (error) {
        return fail(faultOf(error, request, reply))
      }
    })
  }
}

type SubmittedForm = SentForm & {
  body: FormBody
  fail: (fault: FormFault) => Promise<FastifyReply>
}

async function handleEnquiry(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, fail, ...sentForm }: SubmittedForm,
  { cookies, now, contactHint, submit, ...formServices }: FormServices,
): Promise<FastifyReply> {
  const { form, values, today } = sentForm
  checkShape(body, form)
  const key = keyOf(request, body)
  const filled = form.parse(values, today)
  if ('errors' in filled) return fail({ status: 422, message: CHECK_FIELDS_SENTENCE, errors: filled.errors })

  const visitor = cookies.read(request.headers.cookie, now().getTime())
  const browserHeaders = hasBrowserHeaders(request.headers)
  const isFromBusyNetwork = formServices.networkMails.countForm(request.ip)
  const isConfirmationWithheld =
    form.collection === 'newsletter' && (isFromBusyNetwork || (await formServices.isSiteLimitReached()))
  const network = networkKeyOf(request.ip, formServices.secret)
  const result = await submit({ form, filled, key, visitor, browserHeaders, isFromBusyNetwork, network })
  if (result.outcome === 'too-many') return sendTooMany(request, reply, EMAIL_WINDOW_MS, contactHint())
  if (result.outcome === 'conflict')
    return fail({ status: 422, message: CHANGED_CONTENT_SENTENCE, freshKey: true })

  if (needsCookie(result.visitor, visitor))
    reply.header('set-cookie', cookies.seal(result.visitor, now().getTime()))
  const note = isConfirmationWithheld ? NOT_ASKED_NOW : noteOn(filled, wantsJson(request))
  const promise = form.collection === 'newsletter' ? null : await formServices.promiseOf(result.postId)
  const call = filled.call ? await formServices.callOf(result.postId, filled.values) : NO_CALL
  const receipt = {
    ...receiptOf(form, filled, promise, { ...formServices, isConfirmationWithheld }),
    ...call,
  }
  return answerSuccess(request, reply, sentForm, { note, receipt })
}

type ReceiptContext = Pick<FormServices, 'refusedFormRendering' | 'sendsMail'> & {
  isConfirmationWithheld: boolean
}

/** The newsletter's answer is the same for every address: it must not tell a stranger whether an address is subscribed. */
function receiptOf(
  { collection }: SiteForm,
  { values, about }: FilledForm,
  promise: EnquiryPromise | null,
  { isConfirmationWithheld, refusedFormRendering, sendsMail }: ReceiptContext,
): Omit<Receipt, keyof CallReceipt> {
  const email = values.email ? addressInWords(values.email) : null
  if (collection === 'newsletter')
    return { answerBy: null, about: null, mailedTo: isConfirmationWithheld ? null : email }
  const answerBy = promise ? deadlineText(promise) : refusedFormRendering.answerBy().long
  return { answerBy, about, mailedTo: promise?.hasConfirmation && sendsMail ? email : null }
}

/** `nomvula@gmial.com (did you mean gmail.com?)`: without script, the form has not asked about the address. */
function addressInWords(email: string): string {
  const question = emailQuestion(email)
  return question ? `${email} (${question.toLowerCase()})` : email
}

function deadlineText({ answerBy }: EnquiryPromise): string | null {
  return answerBy === null ? null : dayAndTime(answerBy)
}

/** A note for the thank-you page. With script, the form has already asked about the telephone number. */
function noteOn({ plan, brand, values }: FilledForm, isFromScript: boolean): SentNote | null {
  if (plan === null) return PLAN_LEFT_OUT
  if (brand === null) return BRAND_LEFT_OUT
  const isDoubtful = !isFromScript && phoneQuestion(values.phoneNumber ?? '') !== null
  return isDoubtful ? PHONE_QUESTION : null
}

/** Whether the visitor has no cookie yet, or one without their present token. */
function needsCookie({ token }: KnownVisitor, knownVisitor: KnownVisitor | null): boolean {
  return knownVisitor === null || (token !== null && token !== knownVisitor.token)
}

/** The form's own fields that hold text, so that they can be shown again. */
function textsOf(body: FormBody, { fields }: SiteForm): Readonly<Record<string, string>> {
  const entries = fields.map((field) => [field, body.get(field)] as const)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** @throws {RefusedError} for a body that no page of ours sends; names and values are not repeated */
function checkShape(body: FormBody, { fields }: SiteForm): void {
  for (const [name, value] of body) {
    if (!fields.includes(name) && name !== KEY_FIELD)
      throw new RefusedError(400, 'This form has no such field.')
    if (typeof value !== 'string') throw new RefusedError(400, `The field ${name} must be a text.`)
  }
}

/** The key of the header, else that of the hidden field, which may be empty or absent. */
function keyOf(request: FastifyRequest, body: FormBody): Submission['key'] {
  const key = request.headers['idempotency-key']
  if (key === undefined) return fieldKeyOf(body)
  if (typeof key !== 'string' || !UUID.test(key))
    throw new RefusedError(400, 'Idempotency-Key must be a UUID.')
  return { uuid: key.toLowerCase(), from: 'header' }
}

function fieldKeyOf(body: FormBody): Submission['key'] {
  const key = body.get(KEY_FIELD)
  return typeof key === 'string' && UUID.test(key) ? { uuid: key.toLowerCase(), from: 'field' } : null
}

function faultOf(error: unknown, request: FastifyRequest, reply: FastifyReply): FormFault {
  if (error instanceof RefusedError) return { status: error.statusCode, message: error.message }
  // The store has logged the reason.
  if (error instanceof DeliveryRefusedError) return { status: 502, message: FAILURE_SENTENCE }

  request.log.error({ err: error }, 'An enquiry could not be stored')
  const status = error instanceof StoreUnavailableError ? 503 : 500
  if (status === 503) reply.header('retry-after', FAULT_RETRY_SECONDS)
  return { status, message: FAILURE_SENTENCE }
}

function countStored(submit: FormServices['submit'], visits: Services['visits']): FormServices['submit'] {
  return async (submission) => {
    const result = await submit(submission)
    if (result.outcome === 'stored')
      visits.count({ kind: 'form-sent', page: submission.form.page, referrerHost: '' })
    return result
  }
}

function contactHintOf({ email, phone }: ServerContent['company']): string {
  const ways = [email && `write to ${email.value}`, phone && `call ${phone.value}`].filter(Boolean)
  return ways.length > 0 ? `, or ${ways.join(' or ')}` : ''
}
