import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { SERVER_CORE } from './cores.ts'

const WAIT_MS = 50
const GIVE_UP_MS = 5_000

export type ChildServer = { url: string; pid: number } & AsyncDisposable

/**
 * Starts a server beside ours on the servers' core and waits until it answers.
 *
 * @throws {Error} if it is not installed, or does not answer within 5 s
 */
export async function startBeside(
  url: string,
  command: string,
  args: ReadonlyArray<string>,
): Promise<ChildServer> {
  const child = spawn('taskset', ['--cpu-list', SERVER_CORE, command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const kill = () => child.kill()
  process.once('exit', kill)
  await answers(url, command)
  return {
    url,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      process.off('exit', kill)
      child.kill()
      await ended
    },
  }
}

async function answers(url: string, command: string): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS
  while (performance.now() < deadline) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error(`${command} did not answer: is it installed?`)
}
