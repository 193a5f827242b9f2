import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

const START_TIMEOUT_MS = 20_000

/** A program that listens at a port of this machine; disposing it ends the program. */
export type Program = AsyncDisposable & { port: number }

/**
 * Starts a program and waits until it listens.
 *
 * @throws {Error} with its output, if it does not listen within {@link START_TIMEOUT_MS}
 */
export async function runProgram(
  [command = '', ...args]: ReadonlyArray<string>,
  { port, env }: { port: number; env?: NodeJS.ProcessEnv },
): Promise<Program> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output = (output + String(chunk)).slice(-4_000)
  })
  const failed = once(child, 'error').then(([error]) => Promise.reject(error))
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  try {
    await Promise.race([untilListening(port, child), failed])
  } catch (cause) {
    child.kill('SIGKILL')
    throw new Error(`${command} does not listen: ${output}`, { cause })
  }
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      process.off('exit', killChild)
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadlineMs && child.exitCode === null) {
    if (await isListening(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing listens at port ${port}`)
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
