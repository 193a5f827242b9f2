// Reports faults in content/ before the site is built: a build would report them later, among stack traces.
import { todayInJohannesburg } from '../domain/calendar/calendar.ts'
import { loadWholeContent } from '../server/content.ts'
import { runCommand } from '../server/errors.ts'

await runCommand(async () => {
  await loadWholeContent(todayInJohannesburg(new Date()))
  return 0
})
