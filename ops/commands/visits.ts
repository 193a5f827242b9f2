// Prints visit counts: npm run --silent visits [days]
import { addDays, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { runCommand, UsageError } from '../../server/errors.ts'
import { withStores } from '../../server/owner-stores.ts'
import type { VisitCount } from '../../server/visits/visits.ts'

const USAGE = 'Usage: visits [days]   prints what was counted in the last days, 7 by default'
const MAX_DAYS = 3_660

const [days = '7', ...rest] = process.argv.slice(2)

await runCommand(run)

async function run(): Promise<number> {
  if (!/^\d{1,4}$/.test(days) || Number(days) < 1 || Number(days) > MAX_DAYS || rest.length > 0)
    throw new UsageError(USAGE)
  return withStores({ mustExist: true }, async ({ visits }) => {
    const firstDay = addDays(todayInJohannesburg(new Date()), 1 - Number(days))
    process.stdout.write(tableOf(await visits.since(firstDay)))
    return 0
  })
}

/** Newest day first, and within a day the highest count first. */
function tableOf(counts: ReadonlyArray<VisitCount>): string {
  if (counts.length === 0) return 'Nothing was counted.\n'
  const sortedCounts = counts.toSorted((a, b) => b.day.localeCompare(a.day) || b.count - a.count)
  const rows = sortedCounts.map(({ day, count, kind, page, referrerHost }) => [
    day,
    String(count),
    kind,
    page,
    referrerHost && `from ${referrerHost}`,
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}
