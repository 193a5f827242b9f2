import type { ContentFiles } from '../../domain/content/content.ts'
import { exampleFacts } from '../../domain/content/example-facts.ts'

/** Example values that are left in content/, each with its file: `company.json: phone`. */
export function remainingExamples({
  company,
  people,
  'other-costs': { dollarRate },
}: Pick<ContentFiles, 'company' | 'people' | 'other-costs'>): Array<string> {
  return [
    ...exampleFacts(company).map((name) => `company.json: ${name}`),
    ...people.filter(({ example }) => example).map(({ name }) => `people.json: ${name}`),
    ...(dollarRate.example ? ['other-costs.json: dollarRate'] : []),
  ]
}
