import sharp from 'sharp'
import { websiteSchema } from '../../../domain/inbox/api/website.ts'
import { axeViolations } from '../axe.ts'
import { startInboxSite } from '../inbox-site.ts'
import { expect, ownContextTest, press } from '../inbox-steps.ts'
import { OWN_CONNECTION } from '../site-server.ts'

/** Has its own server, because published versions cannot be removed. */
const test = ownContextTest.extend({
  inbox: async ({ inboxTemplate }, use) => {
    const inbox = await startInboxSite(inboxTemplate)
    await use(inbox)
    await inbox.site.remove()
  },
})

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5442c' } })
    .withMetadata()
    .jpeg()
    .toBuffer()

test('an owner adds herself to the site with a photo, by keyboard, and deletes the photo for good', async ({
  page,
  inbox,
}) => {
  const { owner, site } = inbox
  const faults = async () => websiteSchema.parse(await owner.ask('GET', 'website')).faults
  const aboutUs = async () => (await fetch(`${site.url}/about-us`, { headers: OWN_CONNECTION })).text()

  await test.step('she adds herself', async () => {
    await page.goto('/inbox/website/people')
    await page.getByRole('button', { name: 'Add a person' }).press('Enter')
    await page.getByLabel('Name').fill('Thandeka Nkosi')
    await page.getByLabel('What they do here').fill('Owner')
    await page.getByLabel('One sentence').fill('Answers the first message, most days before lunch.')
    await expect(page.getByText('Thandeka Nkosi, Owner')).toBeVisible()
  })

  await test.step('a photo that the site cannot take is refused with the reason', async () => {
    const choose = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: /^(Choose a|Another) photo$/ }).press('Enter')
      await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer })
    }
    await choose('IMG_2231.HEIC', Buffer.from('\0\0\0\x18ftypheic', 'latin1'))
    await expect(page.getByText('“IMG_2231.HEIC” is in Apple’s own format.')).toBeVisible()
    await choose('small.jpg', await photo(320, 240))
    await expect(page.getByText('This picture is 320 by 240.')).toBeVisible()
    await choose('me.jpg', await photo(2_000, 1_500))
    await expect(page.getByText('This picture is 320 by 240.')).toBeHidden()
  })

  await test.step('she crops the photo by keys, and says what it shows', async () => {
    await page.getByRole('application', { name: 'The part of the photo that is shown' }).focus()
    await press(page, 'ArrowRight', 'ArrowRight')
    await page.getByRole('slider', { name: 'Zoom in' }).focus()
    await press(page, 'ArrowRight', 'ArrowUp')
    expect(await axeViolations(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled() // otherwise the photo would be lost
    await page.getByRole('button', { name: 'Use this photo' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /became \d+ KB, 640 by 640/ })).toBeVisible()
    await expect(page.getByText('Say in a few words what the photo shows')).toBeVisible()
    await page.getByLabel('What the photo shows').fill('Thandeka at her desk, laughing')
    await expect.poll(faults).toEqual([])
  })

  await test.step('once it is published, About us shows her with the photo', async () => {
    await page.getByRole('link', { name: 'Check and publish' }).first().press('Enter')
    await page.getByRole('button', { name: 'Publish when it is done' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Version 1 is live')
    await expect.poll(aboutUs).toContain('laughing')
    await page.goto('/about-us')
    const face = page.getByRole('img', { name: 'Thandeka at her desk, laughing' })
    await face.scrollIntoViewIfNeeded()
    await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  })

  await test.step('once the photo is deleted for good, it leaves the site by itself, and she stays', async () => {
    await page.goto('/inbox/website/people')
    await page.getByRole('button', { name: /^Delete the photo of .* for good$/ }).press('Enter')
    await page.getByRole('button', { name: 'Delete it for good' }).press('Enter')
    await expect(page.getByText('Version 2 is being built without it')).toBeVisible()
    await expect.poll(aboutUs).not.toContain('laughing')
    expect(await aboutUs()).toContain('Thandeka Nkosi')
  })
})
