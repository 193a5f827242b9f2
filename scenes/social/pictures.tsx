import type { ScenePicture } from '../scene-picture.ts'
import { CategoryCard, LegalCard, ProjectCard, SolutionCard } from './below.tsx'
import { AboutUs, Calculator, ContactUs, Home, Newsletter, OurWork, WhatWeDo } from './pages.tsx'
import { words } from './words.ts'

/** What every messenger shows whole. */
const SIZE = { width: 1200, height: 630 }

const products = Object.values(
  import.meta.glob<{ pictures: ReadonlyArray<ScenePicture> }>(
    ['../*/pictures.tsx', '!../{social,heroes,case-studies,services}/pictures.tsx'],
    { eager: true },
  ),
).flatMap(({ pictures }) => pictures)

/** A card for each page that wants to be found, named after the last part of its address (domain/sitemap/paths.ts). */
export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'home', ...SIZE, scene: Home },
  { name: 'what-we-do', ...SIZE, scene: WhatWeDo },
  { name: 'our-work', ...SIZE, scene: OurWork },
  { name: 'about-us', ...SIZE, scene: AboutUs },
  { name: 'contact-us', ...SIZE, scene: ContactUs },
  { name: 'calculator', ...SIZE, scene: Calculator },
  { name: 'newsletter', ...SIZE, scene: Newsletter },
  ...words.solutions.map((solution) => ({
    name: solution.slug,
    ...SIZE,
    scene: () => (
      <SolutionCard
        solution={solution}
        picture={products.find(({ name }) => name === `${solution.slug}-card`)}
      />
    ),
  })),
  ...words.projects.map((project) => ({
    name: project.slug,
    ...SIZE,
    scene: () => <ProjectCard project={project} />,
  })),
  ...words.categories.map((category) => ({
    name: category.slug,
    ...SIZE,
    scene: () => <CategoryCard category={category} />,
  })),
  ...words.legal.map((page) => ({ name: page.slug, ...SIZE, scene: () => <LegalCard page={page} /> })),
]
