import { type ScenePicture, SOCIAL_CARD } from '../scene-picture.ts'
import { CategoryCard, LegalCard, ProjectCard, SolutionCard } from './lower-half.tsx'
import { AboutUs, Calculator, ContactUs, Home, Newsletter, OurWork, WhatWeDo } from './pages.tsx'
import { words } from './words.ts'

/** Without the shop’s, which are deleted with the demos: pictures/ecommerce makes its own social card. */
const products = Object.values(
  import.meta.glob<{ pictures: ReadonlyArray<ScenePicture> }>(
    ['../*/pictures.tsx', '!../{social,ecommerce,heroes,case-studies,services}/pictures.tsx'],
    { eager: true },
  ),
).flatMap(({ pictures }) => pictures)

/** A card for each page that wants to be found, named after the last part of its address (domain/sitemap/paths.ts). */
export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'home', ...SOCIAL_CARD, scene: Home },
  { name: 'what-we-do', ...SOCIAL_CARD, scene: WhatWeDo },
  { name: 'our-work', ...SOCIAL_CARD, scene: OurWork },
  { name: 'about-us', ...SOCIAL_CARD, scene: AboutUs },
  { name: 'contact-us', ...SOCIAL_CARD, scene: ContactUs },
  { name: 'calculator', ...SOCIAL_CARD, scene: Calculator },
  { name: 'newsletter', ...SOCIAL_CARD, scene: Newsletter },
  ...words.solutions
    .filter(({ slug }) => slug !== 'ecommerce')
    .map((solution) => ({
      name: solution.slug,
      ...SOCIAL_CARD,
      scene: () => (
        <SolutionCard
          solution={solution}
          picture={products.find(({ name }) => name === `${solution.slug}-card`)}
        />
      ),
    })),
  ...words.projects.map((project) => ({
    name: project.slug,
    ...SOCIAL_CARD,
    scene: () => <ProjectCard project={project} />,
  })),
  ...words.categories.map((category) => ({
    name: category.slug,
    ...SOCIAL_CARD,
    scene: () => <CategoryCard category={category} />,
  })),
  ...words.legal.map((page) => ({ name: page.slug, ...SOCIAL_CARD, scene: () => <LegalCard page={page} /> })),
]
