import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { compareSites, visibleTexts } from './compare-sites.ts'

const inFolder = temporaryFolder()

function site(name: string, pages: Record<string, string>): string {
  const folder = inFolder(name)
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(join(folder, 'client', file, '..'), { recursive: true })
    writeFileSync(join(folder, 'client', file), html)
  }
  return folder
}

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`

test('two sites are compared page by page; pages of the inbox and equal ones are left out', async () => {
  const from = site('from', {
    'index.html': page('Home', '<h1>Hours</h1><p>Until 17:00</p>'),
    'about-us.html': page('About', '<p>We build.</p>'),
    'our-work/old.html': page('Old', '<p>Gone soon</p>'),
    'inbox/index.html': page('Inbox', '<p>One</p>'),
  })
  const to = site('to', {
    'index.html': page('Home', '<h1>Hours</h1><p>Until 16:00</p><p>Closed on Saturday</p>'),
    'about-us.html': page('About', '<p>We build.</p>'),
    'inbox/index.html': page('Inbox', '<p>Two</p>'),
  })
  expect(await compareSites(from, to)).toEqual({
    pageCount: 2,
    pages: [
      {
        address: '/',
        title: 'Home',
        texts: [
          { from: 'Until 17:00', to: 'Until 16:00' },
          { from: '', to: 'Closed on Saturday' },
        ],
      },
      {
        address: '/our-work/old',
        title: 'Old',
        texts: [
          { from: 'Old', to: '' },
          { from: 'Gone soon', to: '' },
        ],
      },
    ],
  })
})

test('a page’s texts are its title, its description and what can be read, a sentence in one piece', () => {
  const html =
    '<head><title>Shop &amp; till</title><meta name="description" content="All of it"></head>' +
    '<body><script>let a = "<p>no</p>"</script><style>p { color: red }</style>' +
    '<p>R&nbsp;44 <b>850,00</b>,<!-- --> in\n all</p><svg><text>drawn</text></svg><p>By {receipt-answerBy}</p></body>'
  expect(visibleTexts(html)).toEqual(['Shop & till', 'All of it', 'R 44 850,00, in all', 'By …'])
})
