import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { ROOT } from './root.mjs'

/** Prints the address of each request, instead of sending it. */
const LOG_REQUESTS = `data:text/javascript,${encodeURIComponent(`globalThis.fetch = async (url) => {
  console.log('REQUEST ' + url)
  return new Response('{}')
}`)}`
const inFolder = temporaryFolder()

// Every command of Astro reads the same settings; this is the fastest one.
test('a command of Astro sends no telemetry', async () => {
  const { ASTRO_TELEMETRY_DISABLED: _omitted, ...inherited } = process.env
  const args = ['--import', LOG_REQUESTS, 'node_modules/astro/bin/astro.mjs', 'preview', '--port', '0']
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...inherited, XDG_CONFIG_HOME: inFolder('settings') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (output.includes('listening on')) break
  }
  child.kill('SIGKILL')
  expect(output).toContain('listening on')
  expect(output).not.toContain('REQUEST')
})
