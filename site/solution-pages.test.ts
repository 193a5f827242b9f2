import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import solutions from '../content/solutions.json' with { type: 'json' }
import { BUILT } from './built-pages.fixture.ts'

test.each(solutions.map((solution) => [solution.url, solution] as const))(
  'the page of %s has both sides, every item and every captioned picture, each linked to its larger file',
  async (url, { counter, whoFor, notIncluded, goodToKnow, whatsIncluded, gallery }) => {
    const html = (await readFile(join(BUILT, `our-work/${url}.html`), 'utf8')).replaceAll('&amp;', '&')
    expect(html).toContain(`role="img" aria-label="${counter.scene}"`)
    for (const words of [whoFor, notIncluded, goodToKnow ?? '']) expect(html).toContain(words)

    const [included = ''] = /<ol[^>]*>.*?<\/ol>/s.exec(html.slice(html.indexOf('id="included"'))) ?? []
    expect(included.match(/<li>/g)).toHaveLength(whatsIncluded.points.length)
    expect(included.match(/ data-kind=/g) ?? []).toHaveLength(
      whatsIncluded.points.filter(({ mark }) => mark).length,
    )

    const figures = html.match(/<figure.*?<\/figure>/gs) ?? []
    expect(figures).toHaveLength(gallery.length)
    for (const { title, caption, description } of gallery) {
      const figure = figures.find((figure) => figure.includes(`<h4>${title}</h4>`)) ?? ''
      expect(figure).toContain(`>${caption}</p>`)
      expect(figure).toContain(`alt="${description}"`)
      const [, larger = ''] = /<a [^>]*href="([^"]*\.webp)"/.exec(figure) ?? []
      await access(join(BUILT, larger))
    }
  },
)
