import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { LISTS, type List } from '../domain/inbox/events/kinds.ts'
import { EnquiriesPage } from './enquiries/list/EnquiriesPage.tsx'
import { Frame } from './frame/Frame.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import {
  auditSearchSchema,
  enquirySearchSchema,
  listSearchSchema,
  numbersSearchSchema,
  previewSearchSchema,
  searchSearchSchema,
  signInSearchSchema,
  subscribersSearchSchema,
} from './state/addresses.ts'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/$list', params: { list: 'needs' } })
  },
})

/** A page without a search, in the frame. */
function page<const Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
) {
  return createRoute({ getParentRoute: () => frame, path, component: lazyRouteComponent(load, name) })
}

// Lists, search and an open enquiry are one page, so that the list keeps its position when an enquiry is opened.
const desk = createRoute({ getParentRoute: () => frame, id: 'desk', component: EnquiriesPage })

const NUMBER_PARAM = {
  parse: ({ number }: { number: string }) => ({ number: Number(number) }),
  stringify: ({ number }: { number: number }) => ({ number: String(number) }),
}

const list = createRoute({
  getParentRoute: () => desk,
  path: '/$list',
  params: {
    parse: ({ list: name }) => {
      const knownList = LISTS.find((list) => list === name)
      if (!knownList) throw notFound()
      return { list: knownList }
    },
    stringify: ({ list: name }: { list: List }) => ({ list: name }),
  },
  validateSearch: listSearchSchema,
})

const search = createRoute({
  getParentRoute: () => desk,
  path: '/search',
  validateSearch: searchSearchSchema,
})

const enquiry = createRoute({
  getParentRoute: () => desk,
  path: '/e/$number',
  params: NUMBER_PARAM,
  validateSearch: enquirySearchSchema,
})

const numbers = createRoute({
  getParentRoute: () => frame,
  path: '/numbers',
  validateSearch: numbersSearchSchema,
  component: lazyRouteComponent(() => import('./numbers/NumbersPage.tsx'), 'NumbersPage'),
})

const calls = page('/calls', () => import('./calls/CallsPage.tsx'), 'CallsPage')

const subscribers = createRoute({
  getParentRoute: () => frame,
  path: '/subscribers',
  validateSearch: subscribersSearchSchema,
  component: lazyRouteComponent(() => import('./subscribers/SubscribersPage.tsx'), 'SubscribersPage'),
})

const person = page('/person/$key', () => import('./person/PersonPage.tsx'), 'PersonPage')

const settings = page('/settings', () => import('./settings/SettingsPage.tsx'), 'SettingsPage')

const website = page('/website', () => import('./website/WebsitePage.tsx'), 'WebsitePage')
const websiteFacts = page('/website/facts', () => import('./website/FactsPage.tsx'), 'FactsPage')
const websitePeople = page('/website/people', () => import('./website/PeoplePage.tsx'), 'PeoplePage')
const websitePrices = page('/website/prices', () => import('./website/PricesPage.tsx'), 'PricesPage')
/** `/website/home`, `/website/products/ecommerce` */
const websiteWords = page('/website/$screen/{-$entry}', () => import('./website/WordsPage.tsx'), 'WordsPage')
const websiteCheck = page('/website/check', () => import('./website/check/CheckPage.tsx'), 'CheckPage')
const websitePreview = createRoute({
  getParentRoute: () => frame,
  path: '/website/preview',
  validateSearch: previewSearchSchema,
  component: lazyRouteComponent(() => import('./website/PreviewPage.tsx'), 'PreviewPage'),
})
const websiteRestore = createRoute({
  getParentRoute: () => frame,
  path: '/website/versions/$number',
  params: NUMBER_PARAM,
  component: lazyRouteComponent(() => import('./website/RestoreVersionPage.tsx'), 'RestoreVersionPage'),
})
const websiteVersions = page('/website/versions', () => import('./website/VersionsPage.tsx'), 'VersionsPage')
const websiteLook = page('/website/look', () => import('./website/LookPage.tsx'), 'LookPage')
const websiteRelease = page('/website/release', () => import('./website/ReleasePage.tsx'), 'ReleasePage')

const audit = createRoute({
  getParentRoute: () => frame,
  path: '/audit',
  validateSearch: auditSearchSchema,
  component: lazyRouteComponent(() => import('./audit/AuditPage.tsx'), 'AuditPage'),
})

const mails = page('/mails', () => import('./settings/MailsPage.tsx'), 'MailsPage')

const more = page('/more', () => import('./settings/MorePage.tsx'), 'MorePage')

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: signInSearchSchema,
  component: lazyRouteComponent(() => import('./sign-in/SignInPage.tsx'), 'SignInPage'),
})
const firstOwner = createRoute({
  getParentRoute: () => root,
  path: '/first/$token',
  component: lazyRouteComponent(() => import('./sign-in/WelcomePage.tsx'), 'FirstOwnerPage'),
})
const invited = createRoute({
  getParentRoute: () => root,
  path: '/invited/$token',
  component: lazyRouteComponent(() => import('./sign-in/WelcomePage.tsx'), 'InvitedPage'),
})
const newAddress = createRoute({
  getParentRoute: () => root,
  path: '/address/$token',
  component: lazyRouteComponent(() => import('./sign-in/NewAddressPage.tsx'), 'NewAddressPage'),
})

const routeTree = root.addChildren([
  home,
  frame.addChildren([
    desk.addChildren([list, search, enquiry]),
    calls,
    numbers,
    subscribers,
    person,
    website,
    websiteFacts,
    websitePeople,
    websitePrices,
    websiteWords,
    websiteCheck,
    websitePreview,
    websiteVersions,
    websiteLook,
    websiteRelease,
    websiteRestore,
    settings,
    audit,
    mails,
    more,
  ]),
  signIn,
  firstOwner,
  invited,
  newAddress,
])

/** Every address of the inbox. */
export const router = createRouter({ routeTree, basepath: '/inbox', defaultPreload: false })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
