import { SCREENS } from '../../domain/content/words/screens.ts'
import type { SiteChange, SiteVersions } from '../../domain/inbox/api/website.ts'
import { OTHER_SCREENS, type ScreenParams, screenOf } from './words.ts'

/** A line of the list of screens, with the address of its screen. */
export type SiteLine = { params: ScreenParams; name: string; about: string }
type SiteGroup = { heading: string; lines: ReadonlyArray<SiteLine> }

export const OFTEN_CHANGED: ReadonlyArray<SiteLine> = ['prices', 'facts', 'people', 'questions'].map(lineOf)

/** The entries that have a screen each, by the first part of its address. */
type Entries = Readonly<
  Record<'products' | 'case-studies' | 'kinds-of-work', ReadonlyArray<[id: string, title: string]>>
>

/** The screens of every page, in the order of the site. */
export function pagesOf(entries: Entries): Array<SiteGroup> {
  const linesOf = (at: keyof Entries) =>
    entries[at].map(([entry, name]) => ({ params: { screen: at, entry }, name, about: lineOf(at).about }))
  return [
    { heading: 'Home', lines: [lineOf('home')] },
    { heading: 'What we do', lines: [lineOf('what-we-do')] },
    {
      heading: 'Our work',
      lines: [lineOf('our-work'), ...linesOf('case-studies'), ...linesOf('kinds-of-work')],
    },
    { heading: 'The products', lines: [...linesOf('products'), lineOf('product-pages')] },
    { heading: 'About us', lines: [lineOf('about')] },
    { heading: 'Contact us, Calculator', lines: [lineOf('contact'), lineOf('calculator')] },
    { heading: 'On every page', lines: [lineOf('look')] },
  ]
}

function lineOf(at: string): SiteLine {
  const screen = [...SCREENS, ...OTHER_SCREENS.values()].find((known) => known.at === at)
  return { params: { screen: at }, name: screen?.heading ?? '', about: screen?.about ?? '' }
}

/** Who changed the texts of a screen last, and when (epoch milliseconds): in the draft, or in a version that was live. */
export type LastChange = { by: string | null; at: number; isLive: boolean }

/** The key of a screen in a map. */
export function keyOf({ screen, entry = '' }: ScreenParams): string {
  return `${screen} ${entry}`
}

/** The last change of each screen, by its key. */
export function lastChanges(
  changes: ReadonlyArray<SiteChange>,
  versions: SiteVersions['versions'],
): Map<string, LastChange> {
  const published = versions.flatMap(({ changed, publishedAt, publishedBy }) =>
    publishedAt === null
      ? []
      : changed.map((place) => ({ ...place, by: publishedBy, at: publishedAt, isLive: true })),
  )
  const drafted = changes.map(({ part, field, author, at }) => ({
    part,
    field,
    by: author,
    at,
    isLive: false,
  }))
  const oldestFirst = [...[...published].sort((a, b) => a.at - b.at), ...drafted]
  return new Map(
    oldestFirst.flatMap(({ part, field, ...change }) => {
      const screen = screenOf(part, field)
      return screen ? [[keyOf(screen), change]] : []
    }),
  )
}
