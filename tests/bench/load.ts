import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const PROGRAM = fileURLToPath(new URL('./send-load.ts', import.meta.url))

/** What is sent: the home page is asked for, or the contact form is sent with a message of 200 words. */
export const loadSchema = z.object({
  kind: z.enum(['home page', 'form']),
  port: z.int(),
  /** Each sends its next request once the last is answered. */
  connections: z.int(),
  seconds: z.number(),
  /** Absent: as many as are answered. Otherwise requests begin at this rate, whatever the answers take. */
  perSecond: z.number().optional(),
})
export type Load = z.infer<typeof loadSchema>

/** Times are of the requests that were answered with 200. */
export const answersSchema = z.object({
  ok: z.int(),
  /** Answered otherwise, or not at all. */
  refused: z.int(),
  perSecond: z.number(),
  /** Null where none was answered with 200. */
  p99Ms: z.number().nullable(),
})
export type Answers = z.infer<typeof answersSchema>

/** Sends load from a process of its own. */
export async function sendLoad(load: Load): Promise<Answers> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, JSON.stringify(load)])
  return answersSchema.parse(JSON.parse(stdout))
}
