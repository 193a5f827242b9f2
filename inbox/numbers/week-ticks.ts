import { isWide } from '../ui/wide.ts'

/** The weeks that are named below a chart: the last one, and every second before it; every third where it is narrow. */
export function everySecondWeek(rows: ReadonlyArray<{ week: string }>): Array<string> {
  const step = (isWide() ? 2 : 3) * Math.ceil(rows.length / 13)
  return rows.filter((_, at) => (rows.length - 1 - at) % step === 0).map(({ week }) => week)
}
