import type { Content } from '../../domain/content/content.ts'
import { logoPath } from '../../domain/sitemap/paths.ts'

/** The attributes of the icon links, for tabs and phones: the logo, or the moon. */
export function iconsOf({ logo }: Content['look']): Array<Record<string, string>> {
  if (logo)
    return [
      { rel: 'icon', href: logoPath(logo.file, 'tab'), type: 'image/png', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: logoPath(logo.file, 'phone') },
    ]
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ]
}
