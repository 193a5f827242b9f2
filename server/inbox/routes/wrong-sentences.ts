import { z } from 'zod'
import { fieldErrors } from '../../../domain/enquiry/fields.ts'

type Issues = ReadonlyArray<z.core.$ZodIssue>

/**
 * A sentence for each field of a request that is wrong. Where it could have one of several shapes, those of the shape of which the
 * fewest fields are missing.
 */
export function wrongSentences(error: z.core.$ZodError, sent: unknown): Record<string, string> {
  const issues = error.issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? meantOf(issue.errors, sent) : [issue],
  )
  const sentences = Object.entries(fieldErrors(new z.ZodError([...issues])))
  return Object.fromEntries(sentences.map(([field, sentence]) => [field, sentence ?? '']))
}

function meantOf(shapes: ReadonlyArray<Issues>, sent: unknown): Issues {
  const [best = []] = shapes.toSorted((a, b) => missing(a, sent) - missing(b, sent))
  return best
}

function missing(issues: Issues, sent: unknown): number {
  return issues.filter(({ path: [field] }) => !Object.hasOwn(Object(sent), field ?? '')).length
}
