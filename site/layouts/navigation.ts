import { paths } from '../paths.ts'

/** The four links of the header, repeated in the footer. */
export const NAVIGATION = [
  { title: 'Home', url: paths.home },
  { title: 'Our work', url: paths.ourWork },
  { title: 'About us', url: paths.aboutUs },
  { title: 'Contact us', url: paths.contactUs },
] as const

/** What `aria-current` says of a link: `page` on its own page, `true` on a page below it. */
export function currentOf(url: string, path: string): 'page' | 'true' | undefined {
  if (url === path) return 'page'
  return url !== paths.home && path.startsWith(`${url}/`) ? 'true' : undefined
}
