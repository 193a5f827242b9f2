/** The parameter that lets a private link confirm its call: only the link in the mail has it. */
export const CONFIRMATION_PARAMETER = 'yes'

/** The widths of published pictures of people, in pixels: two and a half times the widths on About and in a row of faces. */
export const PERSON_PICTURE_SIDES = { large: 480, small: 144 } as const

/** Every internal address, each in one place. No address ends in a slash. */
export const paths = {
  home: '/',
  whatWeDo: '/what-we-do',
  ourWork: '/our-work',
  aboutUs: '/about-us',
  /** @param file of content/people/ */
  personPicture: (file: string, size: keyof typeof PERSON_PICTURE_SIDES) =>
    `/people/${PERSON_PICTURE_SIDES[size]}/${file}.webp`,
  /** @param query of a plan, from `writePlanQuery` */
  calculator: (query = '') => (query === '' ? '/calculator' : `/calculator?${query}`),
  planPdf: '/calculator/plan.pdf',
  contactUs: '/contact-us',
  /** The contact form that first asks when to phone. */
  contactCall: '/contact-us?call=yes',
  /** The built page that is sent for {@link paths.contactCall}. */
  contactCallPage: '/contact-us/call',
  /** The private link of an enquiry, by which its call is moved or cancelled. @param token its secret */
  callLink: (token: string) => `/contact-us/call/${token}`,
  callFile: (token: string) => `/contact-us/call/${token}/call.ics`,
  /**
   * @param plan the query of a plan's link, which the form sends too
   * @param brand the query of a brand's link, which the form sends too
   */
  contactWithPlan: (plan: string, brand = '') =>
    `/contact-us?plan=${encodeURIComponent(plan)}${brand && `&brand=${encodeURIComponent(brand)}`}`,
  /** @param brand the query of a brand's link, which the form sends too */
  contactWithBrand: (brand: string) => `/contact-us?brand=${encodeURIComponent(brand)}`,
  /** The products under a visitor's own name. @param brand its query, from `writeBrand` */
  yourName: (brand = '') => (brand === '' ? '/your-name' : `/your-name?${brand}`),
  /** The style sheet of a visitor's colour. @param colour six hexadecimal digits */
  yourNameColours: (colour: string) => `/your-name/colours.css?colour=${colour}`,
  /** The picture that messengers show for a visitor's brand. */
  yourNameCard: (brand = '') => (brand === '' ? '/your-name/card.jpg' : `/your-name/card.jpg?${brand}`),
  contactThanks: '/contact-us/thank-you',
  newsletter: '/newsletter',
  newsletterThanks: '/newsletter/thank-you',
  privacy: '/privacy',
  terms: '/terms',
  /** The section of the terms on cancelling. */
  cancelling: '/terms#changing-your-mind',
  paiaManual: '/paia-manual',
  solution: (slug: string) => `/our-work/${slug}`,
  solutionThanks: (slug: string) => `/our-work/${slug}/thank-you`,
  caseStudy: (slug: string) => `/casestudies/${slug}`,
  casePhoto: (slug: string, crop: 'wide' | 'narrow') => `/casestudies/photos/${slug}-${crop}.webp`,
  category: (slug: string) => `/service-categories/${slug}`,
  /** The target of the link in a confirmation request for the newsletter. @param token its secret */
  newsletterConfirm: (token: string) => `/letters/confirm/${token}`,
  /** The page that every such link shows. */
  newsletterConfirmPage: '/letters/confirm',
  newsletterConfirmed: '/letters/confirmed',
  /** The target of the newsletter's unsubscribe link. */
  newsletterStop: (token: string) => `/letters/stop/${token}`,
  newsletterStopPage: '/letters/stop',
  newsletterStopped: '/letters/stopped',
  /** The page for an expired link of a newsletter mail. */
  newsletterLinkExpired: '/letters/link-over',
  inboxEnquiry: (number: number) => `/inbox/e/${number}`,
  inbox: '/inbox',
  /** Where staff change their own address and password. */
  inboxSettings: '/inbox/settings',
  /** Where owners change the site. */
  inboxWebsite: '/inbox/website',
  inboxLink: (purpose: 'first' | 'invited' | 'address', token: string) => `/inbox/${purpose}/${token}`,
} as const

/** The pictures made of the logo, named by their sides in pixels: beside the name, in a tab, on phones, for structured data. */
export const LOGO_PICTURES = {
  name: '96.webp',
  tab: '32.png',
  phone: '180.png',
  app: '192.png',
  large: '512.png',
} as const

/** Changes with the logo, whose stored file is named by its hash. @param file of content/logo/ */
export function logoVersion(file: string): string {
  return file.slice(0, 8)
}

/** Not part of {@link paths}, which the site's scripts load. @param file of content/logo/ */
export function logoPath(file: string, use: keyof typeof LOGO_PICTURES): string {
  return `/logo/${logoVersion(file)}/${LOGO_PICTURES[use]}`
}

/** A page of the site. */
export type SitePage = {
  path: string
  /** Whether it is indexed: it is in the sitemap and has a canonical address. Otherwise it has `noindex`. */
  isListed: boolean
  /** Address of its social card, drawn by pictures/social; null: the brand's card is used. */
  socialCard: string | null
  /** Whether it has the template of an earlier page in the list: measuring one page of a template is enough. */
  repeatsTemplate: boolean
}

/** The content from which pages are built: see `content/`. */
export type Catalogue = {
  solutions: ReadonlyArray<{ url: string }>
  'case-studies': ReadonlyArray<{ slug: string; clientAgreed?: true | undefined }>
  categories: ReadonlyArray<{ slug: string }>
}

/** One template and the addresses of its pages. */
type Template = { at: ReadonlyArray<string>; isListed?: false; socialCard?: false }

/**
 * Every page of the site, in the order of the sitemap; `/404` and the pages under `/answers` have no address of their own. The
 * demos are not among them: they have their own frame, list and journeys (decision 42).
 */
export function sitePages(catalogue: Catalogue): Array<SitePage> {
  return templates(catalogue).flatMap(({ at, isListed = true, socialCard = isListed }) =>
    at.map((path, index) => ({
      path,
      isListed,
      socialCard: socialCard ? socialCardOf(path) : null,
      repeatsTemplate: index > 0,
    })),
  )
}

function templates({ solutions, 'case-studies': studies, categories }: Catalogue): Array<Template> {
  return [
    { at: [paths.home] },
    { at: [paths.whatWeDo] },
    { at: [paths.ourWork] },
    { at: solutions.map(({ url }) => paths.solution(url)) },
    { at: studies.filter(({ clientAgreed }) => !clientAgreed).map(({ slug }) => paths.caseStudy(slug)) },
    // Without social cards of their own, because those say “Example project”.
    {
      at: studies.filter(({ clientAgreed }) => clientAgreed).map(({ slug }) => paths.caseStudy(slug)),
      socialCard: false,
    },
    { at: categories.map(({ slug }) => paths.category(slug)) },
    { at: [paths.calculator()] },
    { at: [paths.yourName()], socialCard: false },
    { at: [paths.aboutUs] },
    { at: [paths.contactUs] },
    { at: [paths.newsletter] },
    { at: [paths.privacy, paths.terms, paths.paiaManual] },
    { at: [paths.contactCallPage], isListed: false },
    { at: [paths.contactThanks], isListed: false },
    { at: solutions.map(({ url }) => paths.solutionThanks(url)), isListed: false },
    { at: [paths.newsletterThanks], isListed: false },
    { at: [paths.newsletterConfirmPage, paths.newsletterStopPage], isListed: false },
    {
      at: [paths.newsletterConfirmed, paths.newsletterStopped, paths.newsletterLinkExpired],
      isListed: false,
    },
  ]
}

/** The card is named after the last part of the page's address. */
function socialCardOf(path: string): string {
  return `/social/${path.slice(path.lastIndexOf('/') + 1) || 'home'}.jpg`
}
