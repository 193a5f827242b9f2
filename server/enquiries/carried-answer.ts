import { z } from 'zod'
import type { Receipt } from '../../domain/enquiry/form.ts'
import { cookieValues } from '../cookie-value.ts'
import { createSealer } from '../secrets.ts'

const NAME = 'form-answer'
const MAX_AGE_SECONDS = 30 * 60
/** Browsers keep no cookie of more than 4096 bytes, its attributes included (RFC 6265 §6.1). */
const COOKIE_MAX_CHARS = 4_096
/** Cookies with our name that are tried: sites under the same domain may have set some before ours. */
const COOKIES_TRIED = 5

const receiptSchema = z.strictObject({
  answerBy: z.string().nullable(),
  about: z.string().nullable(),
  mailedTo: z.string().nullable(),
  call: z.string().nullable(),
  callDay: z.string().nullable(),
  callTime: z.string().nullable(),
  callGone: z.string().nullable(),
  callLost: z.string().nullable(),
  callLink: z.string().nullable(),
}) satisfies z.ZodType<Receipt>

const carriedSchema = z.strictObject({
  page: z.string(),
  sealedAt: z.int(),
  answer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('sent'), receipt: receiptSchema }),
    z.strictObject({
      kind: z.literal('refused'),
      values: z.record(z.string(), z.string()),
      notice: z.string().nullable(),
    }),
  ]),
})

/** What the page after a redirect shows: the receipt of an enquiry, or the values that could not be accepted. */
export type CarriedAnswer = z.infer<typeof carriedSchema>['answer']

export type CarriedAnswers = {
  /** A Set-Cookie header that carries an answer to the addresses below a form's; null if it is too long for a cookie. */
  seal: (page: string, answer: CarriedAnswer, nowMs: number) => string | null
  /** The answer in a request's Cookie header for this form; null if there is none, or it is older than half an hour. */
  read: (cookieHeader: string | undefined, page: string, nowMs: number) => CarriedAnswer | null
}

/**
 * Answers carried in a sealed cookie over the redirect after a form was sent without script, so that Back and reload never send
 * it again. Only the sender of the form can see it, and no address contains any of it: docs/decisions/0056.
 *
 * @param siteUrl public origin: without https the cookie is not `Secure`, because browsers would reject it
 */
export function carriedAnswers(secret: string, siteUrl: string): CarriedAnswers {
  const sealer = createSealer(secret, 'twelve-moons answer to a form')
  const open = (value: string) => {
    const text = value.length > COOKIE_MAX_CHARS ? null : sealer.open(value)
    return text === null ? undefined : carriedSchema.safeParse(JSON.parse(text)).data // undefined for the format of another version
  }
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return {
    seal: (page, answer, nowMs) => {
      const sealed = sealer.seal(JSON.stringify({ page, sealedAt: nowMs, answer }))
      const cookie = `${NAME}=${sealed}; Path=${page}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`
      return cookie.length > COOKIE_MAX_CHARS ? null : cookie
    },
    read: (cookieHeader, page, nowMs) => {
      const opened = cookieValues(cookieHeader, NAME).slice(0, COOKIES_TRIED).map(open)
      const ownAnswer = opened.find(
        (carried) => carried?.page === page && nowMs - carried.sealedAt < MAX_AGE_SECONDS * 1_000,
      )
      return ownAnswer?.answer ?? null
    },
  }
}
