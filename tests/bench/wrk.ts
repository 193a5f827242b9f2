import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { LOAD_CORE } from './cores.ts'

const run = promisify(execFile)

/** How many came, and how many a second that was. */
type Answers = { count: number; perSecond: number }
type Load = { url: string; connections: number; seconds: number; headers: Readonly<Record<string, string>> }

/**
 * Asks for one address over and over, from one thread.
 *
 * @throws {Error} if wrk is missing, or any answer was an error
 */
export async function askOverAndOver({ url, connections, seconds, headers }: Load): Promise<Answers> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const how = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, ...named, url]
  const { stdout } = await run('taskset', ['--cpu-list', LOAD_CORE, 'wrk', ...how])
  const [, count] = /^\s+(\d+) requests in /m.exec(stdout) ?? []
  const [, perSecond] = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout) ?? []
  if (count === undefined || perSecond === undefined || /errors: connect [^0]|Non-2xx/.test(stdout))
    throw new Error(`wrk was not answered well at ${url}: ${stdout}`)
  return { count: Number(count), perSecond: Number(perSecond) }
}
