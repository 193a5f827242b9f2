import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { SiteFault, SitePlace } from '../../../domain/inbox/api/website.ts'
import { HOME_SCREEN, PART_NAMES } from '../words.ts'

/** Changes that go live together: those of a section of home, of one entry of a list, of the facts, or all prices. */
export type ChangeGroup<Change extends SitePlace> = {
  key: string
  name: string
  changes: ReadonlyArray<Change>
}

/** @param pricesFrom the day from which changed prices hold, if it is known */
export function groupsOf<Change extends SitePlace>(
  changes: ReadonlyArray<Change>,
  pricesFrom?: string,
): Array<ChangeGroup<Change>> {
  return [...Map.groupBy(changes, keyOf)].map(([key, grouped]) => ({
    key,
    name: nameOf(key, grouped[0]?.part ?? key, pricesFrom),
    changes: grouped,
  }))
}

function keyOf({ part, field }: SitePlace): string {
  if (part === 'home') return `Home: ${sectionOf(field)}`
  // A question has the list before its id: `more.loan.title`.
  const depth = part === 'faqs' ? 2 : 1
  return part === 'ratecard' || part === 'company'
    ? part
    : [part, ...field.split('.').slice(0, depth)].join(' ')
}

function sectionOf(field: string): string {
  return (
    HOME_SCREEN.sections.find(({ fields }) => fields.some((own) => own.field === field))?.heading ?? 'words'
  )
}

function nameOf(key: string, part: string, pricesFrom: string | undefined): string {
  if (part === 'home') return key
  const name = PART_NAMES[part]?.name ?? part
  return part === 'ratecard' && pricesFrom ? `${name} from ${formatDate(pricesFrom)}` : name
}

/** The groups that can go live without the others: no fault is in them, nor in the same part at a place that nobody changed. */
export function faultlessGroups<Change extends SitePlace>(
  groups: ReadonlyArray<ChangeGroup<Change>>,
  faults: ReadonlyArray<SiteFault>,
): Array<ChangeGroup<Change>> {
  const isIn = ({ changes }: ChangeGroup<Change>, fault: SiteFault) =>
    changes.some(({ part, field }) => fault.part === part && isWithin(fault.field ?? '', field))
  const isOfPart = ({ changes }: ChangeGroup<Change>, fault: SiteFault) => changes[0]?.part === fault.part
  return groups.filter((group) =>
    faults.every((fault) =>
      groups.some((each) => isIn(each, fault)) ? !isIn(group, fault) : !isOfPart(group, fault),
    ),
  )
}

function isWithin(place: string, field: string): boolean {
  return place === field || place.startsWith(`${field}.`) || field.startsWith(`${place}.`)
}
