import { countOf, post, postPlain } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { exactly, type Scenario } from '../../scenario.ts'
import { storedRecords } from '../../stored-records.ts'

const FOREIGN_HEADERS: ReadonlyArray<Record<string, string>> = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  { 'sec-fetch-site': 'same-origin.evil.example' },
  { 'sec-fetch-site': 'SAME-ORIGIN' },
]
const FORMS = ['/contact-us', '/newsletter']
const INBOX = ['sign-in/password', 'sign-out', 'people/invite', 'bulk/export']

/** Another site cannot make a visitor's, or a colleague's, browser submit a form. */
export const fromOtherSites: Scenario = {
  id: 'S8',
  promise: 'Cross-site requests are refused and not stored',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/http/host-and-origin.ts',
    find: "if (fetchSite !== undefined) return fetchSite === 'same-origin'",
    replace: 'if (fetchSite !== undefined) return true',
  },
  run: async (context) => {
    const server = await context.server()
    const fields = contactFields('victim@example.co.za')
    const addresses = [...FORMS, ...INBOX.map((path) => `/inbox/api/${path}`)]
    const sent = addresses.flatMap((path) =>
      FOREIGN_HEADERS.flatMap((headers) => [
        post(server.port, path, fields, { headers }),
        postPlain(server.port, path, fields, { headers }),
      ]),
    )
    const answers = await Promise.all(sent)
    return [
      exactly('refused', countOf(answers, 403), addresses.length * FOREIGN_HEADERS.length * 2),
      exactly('stored', storedRecords(server.dataDir).length, 0),
    ]
  },
}
