import { expect, test } from '../fixtures.ts'
import { TEMPLATES } from '../pages.ts'

const MOST_MS = 5_000

test.use({ reducedMotion: 'no-preference' })

test('nothing moves by itself for more than five seconds, nothing sounds, and no page leaves by itself', async ({
  page,
}) => {
  test.slow() // a page of each template
  for (const { path: address } of TEMPLATES) {
    await page.goto(address)
    const lasting = await page.evaluate((most) => {
      const moving = document
        .getAnimations()
        .filter(({ timeline, effect }) => {
          const { endTime } = effect?.getComputedTiming() ?? {}
          return timeline === document.timeline && !(Number(endTime) <= most)
        })
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : ''))
      const media = [...document.querySelectorAll('audio, video, marquee, meta[http-equiv=refresh]')]
      return [...moving, ...media.map(({ outerHTML }) => outerHTML)]
    }, MOST_MS)
    expect(lasting, address).toEqual([])
  }
})
