import { z } from 'zod'

/** The schema of a column that contains JSON. */
export function jsonColumn<Schema extends z.core.$ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)
}
