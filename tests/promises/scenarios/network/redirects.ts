import { ask } from '../../ask.ts'
import { none } from '../../none.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'

const EVIL = 'evil.example'
/** Addresses that a careless server would redirect to another site. */
const HOSTILE_PATHS = [
  `//${EVIL}/`,
  `///${EVIL}/`,
  `/\\${EVIL}/`,
  `/\\/${EVIL}/`,
  `//${EVIL}/%2e%2e/`,
  `/%2f${EVIL}/`,
  `/%2F%2F${EVIL}/`,
  `/%5c${EVIL}/`,
  `/%5C%5C${EVIL}/`,
  `/.${EVIL}/`,
  `/@${EVIL}/`,
  `/%0d%0aLocation:%20https://${EVIL}/`,
  `/%09/${EVIL}/`,
  `http://${EVIL}/about-us/`,
  `//${EVIL}/about-us/`,
  `//${EVIL}/About-Us.html`,
  `/about-us//${EVIL}/`,
  `/about-us/..//${EVIL}/`,
  `/https://${EVIL}/`,
  `/;//${EVIL}/`,
]
const PARAMETERS = ['next', 'url', 'redirect', 'return', 'returnTo', 'continue', 'dest', 'target']
/** Other spellings of our own addresses, which do redirect. */
const REDIRECTED_PATHS = [
  '/about-us/',
  '/About-Us',
  '/about-us.html',
  '/our-work/index',
  '/contact-us/?plan=x',
]

/** A link that begins with our host must not lead to another one. */
export const noOpenRedirect: Scenario = {
  id: 'S9',
  promise: 'No address of ours redirects to another site',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/http/built-site/site.ts',
    find: 'knownAddress !== undefined && isKnown(knownAddress)',
    replace: 'knownAddress !== undefined',
  },
  run: async (context) => {
    const { port } = await context.server()
    const withParameters = [...REDIRECTED_PATHS, '/', '/contact-us', '/calculator', '/inbox'].flatMap(
      (path) => PARAMETERS.map((name) => `${path}${path.includes('?') ? '&' : '?'}${name}=https://${EVIL}/`),
    )
    const addresses = [...HOSTILE_PATHS, ...withParameters]
    const answers = await Promise.all(addresses.map((path) => ask(port, path).catch(() => null)))
    const targets = answers.flatMap((answer) => answer?.headers.location ?? [])
    const foreign = targets.filter((target) => new URL(target, 'http://own.example').host !== 'own.example')
    const form = await ask(port, '/contact-us', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', host: EVIL },
    })
    return [
      atLeast('addresses tried', addresses.length, 80),
      atLeast('redirects within the site', targets.length, REDIRECTED_PATHS.length),
      none('redirects to another site', foreign),
      none(
        'addresses without a response',
        addresses.filter((_, index) => answers[index] === null),
      ),
      exactly(
        'forms redirected to the host that the request claims',
        form.headers.location?.includes(EVIL) ? 1 : 0,
        0,
      ),
    ]
  },
}
