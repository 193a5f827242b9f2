import caseStudies from '../../content/case-studies.json' with { type: 'json' }
import categories from '../../content/categories.json' with { type: 'json' }
import solutions from '../../content/solutions.json' with { type: 'json' }

/** The words that journeys look for: the same files the site is built from. */
export const content = { 'case-studies': caseStudies, categories, solutions }
