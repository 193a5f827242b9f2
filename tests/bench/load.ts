import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const PROGRAM = fileURLToPath(new URL('./send-load.ts', import.meta.url))

export const loadSchema = z.object({
  /** GET of the home page, or the contact form with a message of 200 words. */
  kind: z.enum(['home page', 'form']),
  port: z.int(),
  /** Each client sends its next request after the previous response. */
  connections: z.int(),
  seconds: z.number(),
  /** Absent: as fast as responses arrive. Otherwise requests start at this rate, whatever the response times. */
  perSecond: z.number().optional(),
})
export type Load = z.infer<typeof loadSchema>

export const answersSchema = z.object({
  /** Responses with status 200: only they count in `perSecond` and `p99Ms`. */
  ok: z.int(),
  /** Requests with another status, or without a response. */
  refused: z.int(),
  perSecond: z.number(),
  /** Null without any response with 200. */
  p99Ms: z.number().nullable(),
})
export type Answers = z.infer<typeof answersSchema>

/** Sends load from a separate process. */
export async function sendLoad(load: Load): Promise<Answers> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, JSON.stringify(load)])
  return answersSchema.parse(JSON.parse(stdout))
}
