import type { Bench, BenchRow } from './bench.ts'

/**
 * The benches that are asked for.
 *
 * @param only ids separated by commas; null for all of them
 * @throws {Error} naming those there are, if one is unknown
 */
export function selectBenches(benches: ReadonlyArray<Bench>, only: string | null): ReadonlyArray<Bench> {
  if (only === null) return benches
  const wanted = only.split(',')
  const unknown = wanted.filter((id) => !benches.some((bench) => bench.id === id))
  if (unknown.length > 0)
    throw new Error(`No bench is called ${unknown.join(', ')}: there are ${idsOf(benches)}.`)
  return benches.filter(({ id }) => wanted.includes(id))
}

/** Measures one after the other; one that fails does not stop the others. */
export async function measureAll(
  benches: ReadonlyArray<Bench>,
  say: (line: string) => void,
): Promise<{ rows: Array<BenchRow>; failures: Array<string> }> {
  const rows: Array<BenchRow> = []
  const failures: Array<string> = []
  for (const bench of benches) {
    say(`Measuring ${bench.id} …`)
    try {
      rows.push(...(await bench.measure(say)))
    } catch (error) {
      failures.push(`${bench.id} was not measured: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { rows, failures }
}

function idsOf(benches: ReadonlyArray<Bench>): string {
  return benches.map(({ id }) => id).join(', ')
}
