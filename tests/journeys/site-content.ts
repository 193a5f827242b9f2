import caseStudies from '../../content/case-studies.json' with { type: 'json' }
import categories from '../../content/categories.json' with { type: 'json' }
import solutions from '../../content/solutions.json' with { type: 'json' }

/** The files from which the site is built. */
export const content = { 'case-studies': caseStudies, categories, solutions }
