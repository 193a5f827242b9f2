// `npm run release-check`: names every fact of the example company that still stands in content/company.json.
import { readFile } from 'node:fs/promises'
import { exampleFacts } from '../domain/content/company.ts'
import { parseContentFile } from '../domain/content/content.ts'

const file = new URL('../content/company.json', import.meta.url)
const examples = exampleFacts(parseContentFile('company', JSON.parse(await readFile(file, 'utf8'))))

if (examples.length > 0) {
  console.error('Not ready for release: content/company.json still holds facts of the example company.')
  for (const name of examples) console.error(`  ${name}`)
  console.error(
    'Put the real fact in each place and take "example" away, or remove the fact: its line leaves the site.',
  )
  process.exitCode = 1
} else {
  console.log('content/company.json holds no example any more.')
}
