import { content } from '../../site/content.ts'
import type { ScenePicture } from '../scene-picture.ts'
import { CaseCard, CategoryCard, LegalCard, SolutionCard } from './below.tsx'
import { AboutUs, Calculator, ContactUs, Home, Newsletter, OurWork, WhatWeDo } from './pages.tsx'

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
  ...content.solutions.map((solution) => ({
    name: solution.url,
    ...SIZE,
    scene: () => (
      <SolutionCard
        solution={solution}
        picture={products.find(({ name }) => name === `${solution.url}-card`)}
      />
    ),
  })),
  ...content['case-studies'].map((study) => ({
    name: study.slug,
    ...SIZE,
    scene: () => <CaseCard study={study} />,
  })),
  ...content.categories.map((category) => ({
    name: category.slug,
    ...SIZE,
    scene: () => <CategoryCard category={category} />,
  })),
  { name: 'privacy', ...SIZE, scene: () => <LegalCard words={content['legal-privacy']} /> },
  { name: 'terms', ...SIZE, scene: () => <LegalCard words={content['legal-terms']} /> },
  { name: 'paia-manual', ...SIZE, scene: () => <LegalCard words={content['legal-paia']} /> },
]
