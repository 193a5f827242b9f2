import type { APIRoute } from 'astro'
import { paths } from '../../domain/sitemap/paths.ts'
import { content } from '../content.ts'

/** The pages that want to be found: a test holds them against the built pages without noindex. */
export const GET: APIRoute = ({ site }) => {
  const urls = pagesToFind().map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
}

function pagesToFind(): Array<string> {
  return [
    paths.home,
    paths.whatWeDo,
    paths.ourWork,
    ...content.solutions.map((solution) => paths.solution(solution.url)),
    ...content['case-studies'].map((study) => paths.caseStudy(study.slug)),
    ...content.categories.map((category) => paths.category(category.slug)),
    paths.calculator(),
    paths.aboutUs,
    paths.contactUs,
    paths.newsletter,
    paths.privacy,
    paths.terms,
    paths.paiaManual,
  ]
}
