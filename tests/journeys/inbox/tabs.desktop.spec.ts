import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, openWithStream, press, row, ownContextTest as test } from '../inbox-steps.ts'

/** One more than a browser's connections to one server. */
const TABS = 7
const senderNamed = (firstName: string) => ({ firstName, email: `${firstName.toLowerCase()}@example.co.za` })

test('a browser’s tabs share one event stream, and while the server is down they keep typed text and pending actions', async ({
  context,
  page,
  inbox,
}) => {
  const streams = countStreams(context)
  let [draftedNumber, notedNumber] = [0, 0]

  await test.step('a visible tab takes the stream over from a frozen one', async () => {
    await openWithStream(page, '/inbox/needs')
    await expect(page.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
    const other = await context.newPage()
    await other.goto('/inbox/needs')
    await expect(other.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
    draftedNumber = await inbox.enquire(senderNamed('Nomvula'))
    await expect(row(other, 'Nomvula Dlamini')).toBeVisible()

    await devTools.send('Page.setWebLifecycleState', { state: 'active' })
    notedNumber = await inbox.enquire(senderNamed('Lindiwe'))
    await expectInEachTab([page, other], 'Lindiwe')
    await expect.poll(streams).toBe(1)
    await other.close()
    await expect.poll(streams).toBe(1)
  })

  const more = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  for (const tab of more) {
    await tab.goto('/inbox/needs')
    await expect(row(tab, 'Nomvula Dlamini')).toBeVisible()
  }
  const tabs = [page, ...more]
  await inbox.enquire(senderNamed('Sipho'))
  await expectInEachTab(tabs, 'Sipho')
  await expect.poll(streams).toBe(1)

  await test.step('when the tab with the stream is closed, another takes it over', async () => {
    await tabs.shift()?.close()
    await inbox.enquire(senderNamed('Johan'))
    await expectInEachTab(tabs, 'Johan')
    await expect.poll(streams).toBe(1)
  })

  const [replyTab = page, noteTab = page, listTab = page] = tabs
  const draft = replyTab.getByRole('textbox', { name: 'Message' })
  const note = noteTab.getByRole('textbox', { name: 'New note' })
  const fault = noteTab.getByRole('alert')
  const unreadable = listTab.getByRole('heading', { name: 'The list cannot be read just now' })
  await replyTab.goto(`/inbox/e/${draftedNumber}?list=needs`)
  await replyTab.getByRole('button', { name: 'Reply' }).click()
  await noteTab.goto(`/inbox/e/${notedNumber}?list=needs`)
  await note.fill('Ask for pictures.')

  await test.step('the server is down: every tab says so, and keeps typed text and pending actions', async () => {
    await inbox.site.kill()
    for (const tab of tabs) await expect(tab.getByText(/^No connection since 10:[2-5]\d\.$/)).toBeVisible()
    await draft.fill('Written while nobody listens.')
    await expect(replyTab.getByText(/^Draft kept on this device/)).toBeVisible()
    await note.focus()
    await press(noteTab, 'Control+Enter')
    await expect(fault).toHaveText(/^There is no connection just now\./)
    // This list was not loaded before.
    await listTab.getByRole('link', { name: /^Won/ }).click()
    await expect(unreadable).toBeVisible()
    await expect(listTab.getByText(/There has been no connection since 10:[2-5]\d/)).toBeVisible()
  })

  await test.step('the server is back: everything is caught up over one connection, and the text is sent', async () => {
    await inbox.site.up()
    await inbox.enquire(senderNamed('Rukhsana'))
    await expect(unreadable).toBeHidden()
    await listTab.getByRole('link', { name: /^Needs an answer/ }).click()
    await expectInEachTab(tabs, 'Rukhsana')
    await expect.poll(streams).toBe(1)
    await expect(draft).toHaveValue('Written while nobody listens.')
    await press(replyTab, 'Escape')
    await expect
      .poll(async () => (await inbox.detail(draftedNumber)).draft?.text)
      .toBe('Written while nobody listens.')
    await expect(fault).toBeHidden()
    await expect(note).toHaveValue('Ask for pictures.')
    await note.focus()
    await press(noteTab, 'Control+Enter')
    await expect(note).toHaveValue('')
    expect((await inbox.detail(notedNumber)).facts.map(({ kind }) => kind)).toEqual(['received', 'note'])
  })
})

/** Counts the open event streams of a browser's tabs. */
function countStreams(context: BrowserContext): () => number {
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (request.url().endsWith('/inbox/api/stream')) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length
}

async function expectInEachTab(tabs: ReadonlyArray<Page>, firstName: string): Promise<void> {
  for (const tab of tabs) {
    await expect(row(tab, `${firstName} Dlamini`)).toBeVisible()
    await expect(tab.getByText(/No connection since/)).toBeHidden()
  }
}
