// `npm run release-check`: lists example values that are left in content/company.json, people.json and other-costs.json,
// pictures with outdated texts or prices, and, if there is a store, what in it awaits the owners.
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { readConfig } from '../../server/config.ts'
import { loadWholeContent, readContentFiles } from '../../server/content.ts'
import { errorText } from '../../server/errors.ts'
import type { Finding } from '../../server/inbox/watch/doctor-checks.ts'
import { websiteFindings } from '../../server/inbox/watch/website-findings.ts'
import { remainingExamples } from '../release/examples.ts'
import { areCardWordsCurrent } from '../release/social-cards.ts'

const content = await loadWholeContent(todayInJohannesburg(new Date()))
const examples = remainingExamples(content)
const outdated = (await areCardWordsCurrent(content)) ? [] : ['social']

if (examples.length > 0) {
  console.error('Not ready for release: content/ still holds examples.')
  for (const name of examples) console.error(`  ${name}`)
  console.error(
    'Put the real fact in each place and take "example" away, or remove a fact of the company: its line leaves the site.',
  )
}
if (outdated.length > 0) {
  console.error(`Not ready for release: pictures were taken before content/ changed: ${outdated.join(', ')}.`)
  console.error('Run npm run scenes, look at them and commit them.')
}
if (content.people.length === 0)
  console.error(
    'Advice: content/people.json names no people. A site without people sells less: see docs/owner.md.',
  )
for (const { what, sentence } of await ownersFindings()) console.error(`${what}: ${sentence}`)
if (examples.length + outdated.length > 0) process.exitCode = 1
else console.log('content/ holds no example any more, and every picture says what content/ says.')

/** The owners' draft, their last check, waiting prices, and words that differ. */
async function ownersFindings(): Promise<Array<Pick<Finding, 'what' | 'sentence'>>> {
  try {
    const config = readConfig(process.env)
    const { database, close } = await config.storage.open(config.dataDir, { mustExist: true })
    const query = { database, program: await readContentFiles(), nowMs: Date.now() }
    return await websiteFindings(query).finally(close)
  } catch (error) {
    return [{ what: 'What owners changed in the inbox was not looked at', sentence: errorText(error) }]
  }
}
