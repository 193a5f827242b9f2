import type { BeforeAfterPicture } from '../../../domain/content/case-figure.ts'
import type { CaseStudy, Category } from '../../../domain/content/case-study.ts'
import type { TodayCard } from '../../../domain/content/drawings.ts'
import type { CasePhoto } from '../../../domain/content/photo.ts'
import { projectCost, wholePrice } from '../../../domain/content/project-cost.ts'
import type { Tint } from '../../../domain/content/text.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { paths } from '../../../domain/sitemap/paths.ts'

/** A photo in its two crops, by their addresses. */
export type CasePicture = { wide: string; narrow: string; alt: string }

export type CategoryLink = { label: string; href: string }

/** The content of a project's card; `today` is the client's situation before it, `picture` what comes after. */
export type Project = {
  href: string
  client: string
  title: string
  summary: string
  /** The estimated price: `R 27 945,00`, or `about R 99 188,00`. */
  total: string
  tags: Array<CategoryLink>
  tint: Tint
  picture: BeforeAfterPicture
  /** The addresses of a photo's crops, in place of the picture. */
  photo?: CasePicture | undefined
  today: TodayCard
}

/**
 * The card of a case study, with the scene of the category that it is shown in, if that has one.
 *
 * @throws {Error} naming it, if a tag is not a category or the case study has no card of today's situation
 */
export function projectOf(
  study: CaseStudy,
  categories: ReadonlyArray<Category>,
  card: RateCard,
  category?: Category,
): Project {
  const [today] = study.today
  if (!today) throw new Error(`${study.slug} says nothing of today`)
  const { slug, client, title, summary, picture, photo, tint } = study
  const total = wholePrice(projectCost(study.cost, card))
  const facts = { client, title, summary, total, picture, photo: photo && crops(slug, photo), today, tint }
  const scene = category?.scene ? { ...category.scene, photo: undefined, tint: category.tint } : {}
  return {
    ...facts,
    ...scene,
    href: paths.caseStudy(study.slug),
    tags: categoryLinks(study.tags, categories),
  }
}

/** @throws {Error} naming it, if a slug is not a category */
export function categoryLinks(
  slugs: ReadonlyArray<string>,
  categories: ReadonlyArray<Category>,
): Array<CategoryLink> {
  return slugs.map((slug) => {
    const category = categories.find((category) => category.slug === slug)
    if (!category) throw new Error(`There is no category "${slug}"`)
    return { label: category.title, href: paths.category(slug) }
  })
}

function crops(slug: string, { alt }: CasePhoto): CasePicture {
  return { wide: paths.casePhoto(slug, 'wide'), narrow: paths.casePhoto(slug, 'narrow'), alt }
}
