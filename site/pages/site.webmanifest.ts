import type { APIRoute } from 'astro'
import { logoPath } from '../../domain/sitemap/paths.ts'
import { content } from '../content.ts'

export const GET: APIRoute = () => {
  const { logo } = content.look
  const name = content.company.tradingName.value
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#12161f',
    theme_color: '#12161f',
    icons: [192, 512].map((size) => ({
      src: logo ? logoPath(logo.file, size === 192 ? 'app' : 'large') : `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
