import { paths } from '../../domain/sitemap/paths.ts'

/** The four links of the header, repeated in the footer. */
export const NAVIGATION = [
  { title: 'Home', url: paths.home },
  { title: 'Our work', url: paths.ourWork },
  { title: 'About us', url: paths.aboutUs },
  { title: 'Contact us', url: paths.contactUs },
] as const

/** The button of the header, the menu and the footer. */
export const WORK_OUT_PRICE = { title: 'Work out your price', url: paths.calculator() } as const

/** A link beside the four of the header, and in the footer. */
export const YOUR_NAME = { title: 'Your name on it', url: paths.yourName() } as const

/** Addresses of pages below 'Our work' that do not begin with its own. */
const BELOW_OUR_WORK = [paths.caseStudy(''), paths.category('')]

/** The value of a link's `aria-current`: `page` on its own page, `true` on a page below it. */
export function currentOf(url: string, path: string): 'page' | 'true' | undefined {
  if (url === path) return 'page'
  return isBelow(url, path) ? 'true' : undefined
}

function isBelow(url: string, path: string): boolean {
  if (url === paths.home) return false
  if (path.startsWith(`${url}/`)) return true
  return url === paths.ourWork && BELOW_OUR_WORK.some((address) => path.startsWith(address))
}
