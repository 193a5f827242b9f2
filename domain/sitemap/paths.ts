/** Every internal address, each in one place. No address ends in a slash. */
export const paths = {
  home: '/',
  whatWeDo: '/what-we-do',
  ourWork: '/our-work',
  aboutUs: '/about-us',
  /** @param query of a plan, as `writePlanQuery` writes it */
  calculator: (query = '') => (query === '' ? '/calculator' : `/calculator?${query}`),
  planPdf: '/calculator/plan.pdf',
  contactUs: '/contact-us',
  /** @param plan a plan in the words of its link, which the form sends along */
  contactWithPlan: (plan: string) => `/contact-us?plan=${encodeURIComponent(plan)}`,
  contactThanks: '/contact-us/thank-you',
  newsletter: '/newsletter',
  newsletterThanks: '/newsletter/thank-you',
  privacy: '/privacy',
  terms: '/terms',
  paiaManual: '/paia-manual',
  solution: (slug: string) => `/our-work/${slug}`,
  solutionThanks: (slug: string) => `/our-work/${slug}/thank-you`,
  caseStudy: (slug: string) => `/casestudies/${slug}`,
  category: (slug: string) => `/service-categories/${slug}`,
  demoStore: '/demos/store',
  demoAdmin: '/demos/admin',
} as const
