import type { Size, Tab } from './tab.ts'

/** Sends a command of the session. */
type Session = (path: string, body: object) => Promise<unknown>

/**
 * A tab of a browser that WebDriver drives (W3C WebDriver, §§ 8 to 18).
 *
 * @param driver address of the driver, without a trailing slash
 * @param capabilities which browser the driver starts
 */
export async function webDriverTab(
  driver: string,
  capabilities: object,
): Promise<{ tab: Tab; close: () => Promise<void> }> {
  const created = await sendCommand('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  if (!created || typeof created !== 'object' || !('sessionId' in created))
    throw new Error('The driver did not create a session')
  const address = `${driver}/session/${created.sessionId}`
  const session: Session = (path, body) => sendCommand('POST', address + path, body)
  return { tab: tabOf(session, address), close: async () => void (await sendCommand('DELETE', address)) }
}

function tabOf(session: Session, address: string): Tab {
  const resize = async (size: Size) => void (await session('/window/rect', { x: 0, y: 0, ...size }))
  const run = async <Result, Argument>(inPage: (argument: Argument) => Result, argument: Argument) =>
    (await session('/execute/sync', {
      script: `return (${inPage})(arguments[0])`,
      args: [argument],
    })) as Result
  return {
    open: async (url) => void (await session('/url', { url })),
    resize,
    run,
    press: async (x, y) => void (await session('/actions', { actions: [press(x, y)] })),
    type: async (text) => void (await session('/actions', { actions: [typing(text)] })),
    picture: () => screenshotOfPage(run, resize, address),
  }
}

/** WebDriver's screenshots show the window only, so the window is first made as high as the page. */
async function screenshotOfPage(
  run: Tab['run'],
  resize: Tab['resize'],
  address: string,
): Promise<Uint8Array> {
  const { width, height, fullHeight } = await run(
    () => ({
      width: outerWidth,
      height: outerHeight,
      fullHeight: outerHeight - innerHeight + document.documentElement.scrollHeight,
    }),
    null,
  )
  await resize({ width, height: fullHeight })
  const image = await sendCommand('GET', `${address}/screenshot`)
  await resize({ width, height })
  return Buffer.from(String(image), 'base64')
}

function press(x: number, y: number) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return { type: 'pointer', id: 'mouse', actions }
}

function typing(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { type: 'key', id: 'keyboard', actions }
}

async function sendCommand(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(JSON.stringify(value).slice(0, 300))
  return value
}
