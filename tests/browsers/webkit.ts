import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from '../../ops/setup/system-programs.mjs'
import { freePort } from '../../server/free-port.ts'
import { type OpenBrowser, until } from './tab.ts'
import { webDriverTab } from './web-driver.ts'

const LIBRARIES = '/usr/lib/x86_64-linux-gnu'
/** Higher than the longest page, because a screenshot shows the window only. */
const SCREEN = '1600x20000x24'
/** Shrinks the toolbar, whose buttons would make the window wider than a phone. */
const TOOLBAR_CSS =
  '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }'

/** WebKitGTK, Safari's engine, from Debian's packages, on a virtual screen (Xvfb). */
export async function openWebKit(): Promise<OpenBrowser | null> {
  const browser = (await findMiniBrowser()) ?? (await installMiniBrowser())
  if (!browser) return null
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), TOOLBAR_CSS)
  const { screen, display } = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await until('the driver of WebKit', async () => (await fetch(`${address}/status`)).ok)
  const { tab, close } = await webDriverTab(address, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  return {
    tab,
    close: async () => {
      await close()
      await Promise.all([stop(driver), stop(screen)])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function installMiniBrowser(): Promise<string | null> {
  await installFromDebian('webkit2gtk-driver')
  await installFromDebian('xvfb')
  return findMiniBrowser()
}

async function findMiniBrowser(): Promise<string | null> {
  const folders = await readdir(LIBRARIES).catch(() => [])
  for (const folder of folders.filter((name) => name.startsWith('webkit2gtk-')).reverse()) {
    const files = await readdir(join(LIBRARIES, folder))
    if (files.includes('MiniBrowser')) return join(LIBRARIES, folder, 'MiniBrowser')
  }
  return null
}

/** Xvfb chooses a free display number and writes it to file descriptor 3. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] ?? screen, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

async function stop(process: ChildProcess): Promise<void> {
  const exited = once(process, 'exit')
  process.kill()
  await exited
}
