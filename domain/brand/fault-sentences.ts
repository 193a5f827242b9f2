import { NAME_MAX_CHARS } from './name.ts'
import type { BrandFault } from './visitor-brand.ts'

/** What is said beside a field whose answer is shown in another way than it was given. */
export const BRAND_FAULT_SENTENCES: Readonly<Record<BrandFault, string>> = {
  'name-too-long': `That is longer than ${NAME_MAX_CHARS} letters: the products show the first ${NAME_MAX_CHARS}.`,
  'no-colour': 'That is not a colour we know. The colour stays as it was.',
}
