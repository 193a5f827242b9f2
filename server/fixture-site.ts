import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ratecard from '../content/ratecard.json' with { type: 'json' }

const INLINE_SCRIPT = 'document.documentElement.dataset.ready = "yes"'
export const CONSENT_SCRIPT = 'if (id !== "MEASUREMENT_ID") ask()'
const INLINE_STYLE = 'astro-island{display:contents}'

/** A stand-in for Astro's adapter: it renders its props, so that tests can read them back. */
const ENTRY = `
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
export const handler = (request, response, next, locals) => {
  if (request.url.includes('/our-work/church-app')) throw new Error('The renderer broke')
  if (!/^\\/(answers\\/|calculator\\b|your-name\\b|demos\\/store\\/things\\/)/.test(request.url)) return next()
  response.setHeader('content-type', 'text/html')
  response.end('<!doctype html><style>${INLINE_STYLE}</style><link rel="canonical" href="https://site.invalid' + request.url + '">' +
    '<form data-props="' + escaped(JSON.stringify({ path: request.url, ...locals.form, ...(locals.origin ? locals : {}) })) + '"></form>' +
    '<!--analytics--><section data-measurement-id="MEASUREMENT_ID"></section><!--/analytics-->' +
    (locals.origin ? '<script>calculator()</script>' : ''))
}
`

const page = (title: string) => `<!doctype html><html lang="en-ZA"><head><title>${title}</title>
<link rel="canonical" href="https://site.invalid/">
<style>${INLINE_STYLE}</style><script type="application/ld+json">{"@type":"Organization"}</script>
<script type="module" src="/_astro/menu.abc123.js"></script><script>${INLINE_SCRIPT}</script></head>
<body><!--analytics--><section data-measurement-id="MEASUREMENT_ID" hidden></section><script>${CONSENT_SCRIPT}</script><!--/analytics-->
<h1>${title}</h1>${'<p>Pay for software in small monthly instalments.</p>'.repeat(60)}</body></html>`

const CONTACT_PAGE = page('Contact us').replace('</body>', '<p>A person answers by {answer-by}.</p></body>')
const THANKS_PAGE = page('Thank you').replace(
  '</body>',
  '<p><span hidden="" data-receipt="answerBy">by {receipt-answerBy}</span><span data-receipt-else="answerBy">within one working day</span><span hidden="" data-receipt="mailedTo">A mail about it is on its way to {receipt-mailedTo}.</span></p></body>',
)

/** A few files of a built site, one of each kind that the server handles differently. */
const FILES: Record<string, string | Buffer> = {
  'client/index.html': page('Home'),
  'client/about-us.html': page('About us'),
  'client/contact-us.html': CONTACT_PAGE,
  'client/contact-us/thank-you.html': THANKS_PAGE,
  'client/our-work.html': page('Our work'),
  'client/our-work/ecommerce.html': page('Ecommerce'),
  'client/demos/store.html': page('The shop'),
  'client/demos/store/thing.html': page('A product of the shop'),
  'client/demos/store/nothing-here.html': page('Page not found'),
  'client/demos/admin/nothing-here.html': page('No such page'),
  'client/demos/service-worker.js': 'addEventListener("fetch", () => {})',
  'client/404.html': page('Page not found'),
  'client/letters/confirm.html': page('One letter a month?'),
  'client/letters/confirmed.html': page('You are on the list'),
  'client/letters/stop.html': page('Stop the letters?'),
  'client/letters/stopped.html': page('No more letters'),
  'client/letters/link-over.html': page('This link has expired'),
  'client/robots.txt': 'Sitemap: https://site.invalid/sitemap.xml\n',
  'client/sitemap.xml': '<urlset><url><loc>https://site.invalid/</loc></url></urlset>',
  'client/site.webmanifest': '{"start_url":"https://site.invalid/"}',
  'client/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(30)}</svg>`,
  'client/_astro/menu.abc123.js': `import { sum } from "./money.abc123.js"; const font = "/_astro/fonts/heading.abc123.woff2";${'console.log("https://site.invalid");'.repeat(40)}`,
  'client/_astro/money.abc123.js': 'export const sum = 1',
  'client/_astro/fonts/heading.abc123.woff2': Buffer.alloc(2_000, 6),
  'client/_astro/figtree.abc123.woff2': Buffer.alloc(2_000, 7),
  'client/_astro/card.abc123.avif': Buffer.alloc(2_000, 8),
  'client/_astro/photo.abc123.webp': Buffer.from(
    Uint8Array.from({ length: 40_000 }, (_, index) => index % 251),
  ),
  'server/entry.mjs': ENTRY,
  'server/price-list.txt': ratecard.version,
}

/** Writes a built site into a temporary folder, for tests that must not wait for a build. */
export async function writeFixtureSite(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'twelve-moons-site-'))
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), content)
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
