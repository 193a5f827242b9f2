import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import { installFromDebian } from '../../setup/debian.mjs'
import { type Opened, until } from './tab.ts'
import { webDriverTab } from './web-driver.ts'

const LIBRARIES = '/usr/lib/x86_64-linux-gnu'
/** As high as the longest page: its picture is one of the window. */
const SCREEN = '1600x20000x24'
/** The buttons of its own bar would keep the window wider than a phone. */
const NARROW =
  '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }'

/** WebKitGTK, Safari's engine, from Debian's packages; it needs a screen, and gets one that nobody sees. */
export async function openWebKit(): Promise<Opened | null> {
  const browser = (await miniBrowser()) ?? (await installed())
  if (!browser) return null
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), NARROW)
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
      await Promise.all([ended(driver), ended(screen)])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function installed(): Promise<string | null> {
  await installFromDebian('webkit2gtk-driver')
  await installFromDebian('xvfb')
  return miniBrowser()
}

async function miniBrowser(): Promise<string | null> {
  const folders = await readdir(LIBRARIES).catch(() => [])
  for (const folder of folders.filter((name) => name.startsWith('webkit2gtk-')).reverse()) {
    const files = await readdir(join(LIBRARIES, folder))
    if (files.includes('MiniBrowser')) return join(LIBRARIES, folder, 'MiniBrowser')
  }
  return null
}

/** It chooses its number itself and says it on descriptor 3. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] ?? screen, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

async function ended(process: ChildProcess): Promise<void> {
  const gone = once(process, 'exit')
  process.kill()
  await gone
}
