import type { Company } from '../../domain/content/company.ts'
import type { ContentFiles } from '../../domain/content/content.ts'
import { exampleFacts } from '../../domain/content/example-facts.ts'

/** Example values that are left in content/, each with its file: `company.json: phone`. */
export function remainingExamples(
  company: Company,
  { dollarRate }: Pick<ContentFiles['other-costs'], 'dollarRate'>,
): Array<string> {
  const facts = exampleFacts(company).map((name) => `company.json: ${name}`)
  return dollarRate.example ? [...facts, 'other-costs.json: dollarRate'] : facts
}
