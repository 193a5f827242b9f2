import type { ServerContent } from '../../content.ts'
import { escapeHtml } from '../../escape-html.ts'
import { REVALIDATE } from '../../http/built-site/caching.ts'
import { inlineHashesOf } from '../../http/built-site/inline-hashes.ts'
import { mediaTypeOf } from '../../http/built-site/media-types.ts'
import { type SiteFile, siteFile } from '../../http/built-site/site-file.ts'
import { pagePolicy, securityHeaders } from '../../http/security-headers.ts'
import { type ApiDocument, exampleQuery, openApiDocument } from './openapi.ts'
import type { Parameter } from './parameters.ts'

const OPENAPI_ADDRESS = '/api/openapi.json'

/** The documentation of the API by address: a page for people and OpenAPI for programs, written once for each release. */
export function apiDocuments(siteUrl: string, content: ServerContent): Map<string, SiteFile> {
  const document = openApiDocument(siteUrl, content.company.tradingName.value, content.rateCards)
  return new Map([
    ['/api/docs', file('docs.html', docsPage(document, OPENAPI_ADDRESS), siteUrl)],
    [OPENAPI_ADDRESS, file('openapi.json', JSON.stringify(document), siteUrl)],
  ])
}

function file(name: string, text: string, siteUrl: string): SiteFile {
  return siteFile(Buffer.from(text, 'utf8'), mediaTypeOf(name), {
    ...securityHeaders(siteUrl),
    'content-security-policy': pagePolicy({ siteUrl, analytics: false }, inlineHashesOf(text)),
    'cache-control': REVALIDATE,
  })
}

type Operation = ApiDocument['paths'][keyof ApiDocument['paths']]['get']

const STYLE = `
body{margin:0;background:#faf7f0;color:#171a21;font:1.0625rem/1.6 Figtree,"Segoe UI",system-ui,sans-serif}
header,footer{background:#12161f;color:#f5efe1}
header a,footer a{color:#f4c152}
header>div,main,footer>div{max-width:52rem;margin:0 auto;padding:1.5rem 1.25rem}
h1,h2{line-height:1.1;letter-spacing:-.02em}
h2{margin-top:3rem}
a{color:#8a5a00}
a:focus-visible,pre:focus-visible{outline:3px solid currentColor;outline-offset:3px}
dt{font-weight:700;margin-top:1rem}
dd{margin:0;color:#545663}
code{overflow-wrap:anywhere}
pre{overflow:auto;max-height:24rem;padding:1rem;border:1px solid #ddd4c3;border-radius:.625rem;background:#fffdf8;font-size:.9375rem}
`

/** The documentation page: plain HTML, generated from the OpenAPI document. */
function docsPage({ info, paths }: ApiDocument, openApiAddress: string): string {
  const operations = Object.entries(paths).map(([address, { get }]) => operationSection(address, get))
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: API</title>
<meta name="description" content="${escapeHtml(info.description)}">
<style>${STYLE}</style>
</head>
<body>
<header><div><a href="/">Home</a><h1>${escapeHtml(info.title)}, for programs</h1><p>${escapeHtml(info.description)}</p></div></header>
<main>
<p>Ask with GET. What is not exact is refused with status 400, and the parameters at fault are named. For programs that read OpenAPI 3.1: <a href="${openApiAddress}">${openApiAddress}</a>.</p>
${operations.join('\n')}
</main>
<footer><div><a href="/calculator">The calculator itself</a></div></footer>
</body>
</html>
`
}

function operationSection(address: string, operation: Operation): string {
  const { summary, description, parameters, responses } = operation
  const request = `${address}?${exampleQuery(parameters)}`
  const answers = Object.entries(responses).map(([status, response]) => {
    const title = `${status}: ${response.description}`
    const body = JSON.stringify(response.content['application/json'].example, null, 2)
    return `<h3>${escapeHtml(title)}</h3>\n<pre tabindex="0" role="region" aria-label="${escapeHtml(`${address}, ${title}`)}"><code>${escapeHtml(body)}</code></pre>`
  })
  return `<section>
<h2>GET ${escapeHtml(address)}</h2>
<p><strong>${escapeHtml(summary)}.</strong> ${escapeHtml(description)}</p>
<h3>Parameters</h3>
<dl>${parameters.map(parameterItem).join('\n')}</dl>
<h3>Example</h3>
<p><a href="${escapeHtml(request)}"><code>${escapeHtml(request)}</code></a></p>
${answers.join('\n')}
</section>`
}

function parameterItem({ name, required, description, schema }: Parameter): string {
  const { minimum, maximum } = schema
  const words = [
    description,
    Array.isArray(schema.enum) ? `One of ${schema.enum.join(', ')}.` : '',
    minimum !== undefined && maximum !== undefined ? `From ${minimum} to ${maximum}.` : '',
  ]
  const text = words.filter(Boolean).join(' ')
  return `<dt><code>${escapeHtml(name)}</code>, ${required ? 'required' : 'optional'}</dt><dd>${escapeHtml(text)}</dd>`
}
