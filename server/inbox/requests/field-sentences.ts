import { z } from 'zod'
import { fieldErrors } from '../../../domain/enquiry/form-schema.ts'

type Issues = ReadonlyArray<z.core.$ZodIssue>

/**
 * A sentence for each invalid field of a request. For a union, those of the variant with the fewest missing fields.
 */
export function fieldErrorMessages(error: z.core.$ZodError, sent: unknown): Record<string, string> {
  const issues = error.issues.flatMap((issue) =>
    issue.code === 'invalid_union' && issue.errors.length > 0 ? likeliestShape(issue.errors, sent) : [issue],
  )
  const sentences = Object.entries(fieldErrors(new z.ZodError([...issues])))
  return Object.fromEntries(sentences.map(([field, sentence]) => [field, sentence ?? '']))
}

/** The sentence for a field whose schema has no message of its own: see safeParse. */
export function plainSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `Choose one of: ${issue.values.join(', ')}`
    case 'invalid_union':
      return 'There is nothing of this kind'
    case 'invalid_format':
      return issue.format === 'date' ? 'Enter a day like 2026-11-23' : 'This is not written as it must be'
    case 'too_big':
      return issue.origin === 'string'
        ? `Write ${issue.maximum} characters or fewer`
        : `At most ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Enter something here'
        : `At least ${issue.minimum}`
    default:
      return issue.input === undefined ? 'This is missing' : 'This is of another kind than it must be'
  }
}

function likeliestShape(shapes: ReadonlyArray<Issues>, sent: unknown): Issues {
  const [best = []] = shapes.toSorted((a, b) => missingFieldCount(a, sent) - missingFieldCount(b, sent))
  return best
}

function missingFieldCount(issues: Issues, sent: unknown): number {
  return issues.filter(({ path: [field] }) => !Object.hasOwn(Object(sent), field ?? '')).length
}
