import type { WordsScreen } from '../../domain/content/words/kinds.ts'
import { placeOf, SCREENS } from '../../domain/content/words/screens.ts'

/** The company's facts with their labels, by group. */
export const FACT_FIELDS: ReadonlyArray<{
  heading: string
  facts: ReadonlyArray<[name: string, label: string, hint?: string]>
}> = [
  {
    heading: 'Name and registration',
    facts: [
      ['tradingName', 'Trading name'],
      ['registeredName', 'Registered name'],
      ['registrationNumber', 'Registration number'],
      ['vatNumber', 'VAT number'],
      ['since', 'Since', 'The year alone'],
      ['directors', 'Directors', 'Leave empty to show nothing.'],
    ],
  },
  {
    heading: 'How to reach you',
    facts: [
      ['phone', 'Phone', 'An example number is never a link'],
      ['whatsapp', 'WhatsApp'],
      ['email', 'Email'],
      ['informationOfficerEmail', 'Information officer’s email', 'Privacy notice and PAIA manual'],
    ],
  },
]

/** The company's rules. */
export const RULE_FIELDS: ReadonlyArray<
  [field: string, label: string, hint: string, key: 'percent' | 'value']
> = [
  ['cancellationCharge', 'Cancelling costs', 'At most, % of the rest of the price', 'percent'],
  ['pauseNoticeDays', 'Before a pause', 'Days of written notice', 'value'],
  ['smallChangesDays', 'Small changes', 'Included for so many days after launch', 'value'],
]

/** The texts of a person: the name of each, its label, and how many lines it has. */
export const PERSON_FIELDS: ReadonlyArray<[name: string, label: string, rows?: number]> = [
  ['name', 'Name'],
  ['role', 'What they do here'],
  ['sentence', 'One sentence', 2],
]

/** The title of an entry of a file, such as a product's. */
export type TitleOf = (part: string, id: string) => string

/** The label of a field in a list of changes: `Home, First screen: Heading`. */
export function labelOf(part: string, field: string, titleOf: TitleOf = () => ''): string {
  if (part === 'company') return factLabel(field)
  if (part === 'people') return personLabel(field)
  const caseStudyField = caseField(part, field)
  if (caseStudyField) return `${titleOf(part, caseStudyField.slug)}: ${caseStudyField.label}`
  const place = placeOf(part, field)
  if (!place)
    return (
      OTHER_SCREENS.get(part)?.heading ??
      SCREENS.find(({ at }) => at === screenOf(part, field)?.screen)?.heading ??
      part
    )
  const { screen, section, entry } = place
  const itemName =
    place.kind === 'text' ? place.item.label : place.kind === 'entry' ? place.item.entry : 'Order'
  return `${entry === undefined ? screen.heading : titleOf(part, entry)}, ${section.heading}: ${itemName}`
}

/** The address of a screen of the editor: `/website/home`, `/website/products/ecommerce`. */
export const SCREEN_ROUTE = '/website/$screen/{-$entry}'
export type ScreenParams = { screen: string; entry?: string | undefined }

/** The screens that are not in `SCREENS`, by their parts. */
export const OTHER_SCREENS: ReadonlyMap<string, Pick<WordsScreen, 'at' | 'heading' | 'about'>> = new Map(
  [
    ['ratecard', 'prices', 'Prices', 'Products, builds, extras and the hour, from a day on'],
    ['company', 'facts', 'Company facts', 'Name, numbers, address, opening hours, your rules'],
    ['people', 'people', 'People', 'Who they are, in which order, and their photos'],
    ['look', 'look', 'Look', 'Your logo, the colour of buttons and moons'],
  ].map(([part = '', at = '', heading = '', about = '']) => [part, { at, heading, about }]),
)

/** The screen of a field; null without one. */
export function screenOf(part: string, field: string): ScreenParams | null {
  const otherScreen = OTHER_SCREENS.get(part)
  if (otherScreen) return { screen: otherScreen.at }
  const caseStudyField = caseField(part, field)
  if (caseStudyField) return { screen: 'case-studies', entry: caseStudyField.slug }
  const place = placeOf(part, field)
  const screen =
    place?.screen ??
    SCREENS.find(
      ({ entries, sections }) => entries === undefined && sections.some((section) => section.part === part),
    )
  return screen ? { screen: screen.at, entry: place?.entry } : null
}

const PERSON_LABELS: typeof PERSON_FIELDS = [...PERSON_FIELDS, ['photo', 'Photo'], ['example', 'Example']]

function personLabel(field: string): string {
  const [, name] = field.split('.')
  if (field === 'order') return 'People: Order'
  const label = PERSON_LABELS.find(([key]) => key === name)?.[1]
  return label === undefined ? 'People' : `People: ${label}`
}

const CASE_LABELS = new Map([
  ['photo', 'Photo'],
  ['clientAgreed', 'A real client, who agreed in writing'],
])

/** A field of a case study that is not a text; null for all others. */
function caseField(part: string, field: string): { slug: string; label: string } | null {
  const [slug = '', name = ''] = field.split('.')
  const label = part === 'case-studies' ? CASE_LABELS.get(name) : undefined
  return label === undefined ? null : { slug, label }
}

function factLabel(field: string): string {
  const [name = '', key] = field.split('.')
  const labels = new Map<string, string>([
    ['physicalAddress', 'Address'],
    ['openingHours', 'Opening hours'],
    ...FACT_FIELDS.flatMap(({ facts }) => facts).map(([fact, label]): [string, string] => [fact, label]),
    ...RULE_FIELDS.map(([rule, label]): [string, string] => [rule, label]),
  ])
  const label = labels.get(name) ?? 'Company facts'
  return key === 'example' ? `${label}: Example` : label
}
