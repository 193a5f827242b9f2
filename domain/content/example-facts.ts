import type { Company } from './company.ts'

/** The names of the facts that are still those of the example company, for the release check. */
export function exampleFacts(company: Company): Array<string> {
  return Object.entries(company).flatMap(([name, fact]) => {
    if (Array.isArray(fact))
      return fact.filter((entry) => entry.example).map((entry) => `${name}: ${entry.name}`)
    return typeof fact === 'object' && 'example' in fact && fact.example ? [name] : []
  })
}
