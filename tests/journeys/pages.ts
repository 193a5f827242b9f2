import { paths, sitePages } from '../../domain/sitemap/paths.ts'
import { content } from './site-content.ts'

const ALL = sitePages(content)

export const CALCULATOR = paths.calculator()
export const YOUR_NAME = paths.yourName()

/** All indexed pages, by address. */
export const PAGES = ALL.filter(({ isListed }) => isListed).map(({ path }) => path)

/** The other pages, one of each template. */
export const UNLISTED_PAGES = ALL.filter(
  ({ isListed, repeatsTemplate }) => !isListed && !repeatsTemplate,
).map(({ path }) => path)

/** One page of each template. */
export const TEMPLATES = ALL.filter(({ repeatsTemplate }) => !repeatsTemplate)

/** The indexed pages, grouped by template. */
export const PAGES_BY_TEMPLATE = ALL.reduce<Array<Array<string>>>(
  (groups, { path, isListed, repeatsTemplate }) => {
    if (isListed && repeatsTemplate) groups.at(-1)?.push(path)
    else if (isListed) groups.push([path])
    return groups
  },
  [],
)

/** Pages with a query that fills them in. */
export const FILLED_PAGES = [
  paths.contactWithPlan('need=church-app&months=99&payer=person'),
  paths.contactWithBrand('name=Thandi’s Kitchen&colour=fdfbf0&for=ecommerce'),
  paths.yourName('name=Thandi%E2%80%99s+Kitchen+and+Catering&colour=f2b705&for=food-delivery'),
]

/** An address without a page. */
export const NO_PAGE = '/nowhere'

/** All pages that a visitor may see, including the page for unknown addresses. */
export const ALL_PAGES = [...PAGES, ...UNLISTED_PAGES, ...FILLED_PAGES, NO_PAGE]

/** `@phone` for a page that repeats a template: the journeys in a wide window leave it out. */
export function tagOf(address: string): Array<`@${string}`> {
  return ALL.some(({ path, repeatsTemplate }) => path === address && repeatsTemplate) ? ['@phone'] : []
}
