import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { WordsSection } from '../../../domain/content/words/kinds.ts'
import { placeOf } from '../../../domain/content/words/screens.ts'
import type { SiteFault, SitePlace } from '../../../domain/inbox/api/website.ts'
import { OTHER_SCREENS, type TitleOf } from '../words.ts'

/** Changes that go live together: to a section of a screen, one entry of a list, the logo, the colour, the facts, or all prices. */
export type ChangeGroup<Change extends SitePlace> = {
  key: string
  name: string
  changes: ReadonlyArray<Change>
}

/**
 * @param titleOf the title of a product, a case study or a kind of work
 * @param pricesFrom the day from which changed prices hold, if it is known
 */
export function groupsOf<Change extends SitePlace>(
  changes: ReadonlyArray<Change>,
  titleOf: TitleOf,
  pricesFrom?: string,
): Array<ChangeGroup<Change>> {
  const groups = new Map<string, ChangeGroup<Change>>()
  for (const change of changes) {
    const key = keyOf(change)
    const group = groups.get(key) ?? { key, name: nameOf(change, titleOf, pricesFrom), changes: [] }
    groups.set(key, { ...group, changes: [...group.changes, change] })
  }
  return [...groups.values()]
}

function keyOf({ part, field }: SitePlace): string {
  const place = placeOf(part, field)
  if (!place) return part === 'people' || part === 'look' ? `${part} ${field.split('.')[0]}` : part
  const names = field.split('.')
  const entry = place.entry === undefined ? entryOf(place.section, names) : place.entry
  return [part, entry ?? '', place.section.heading].join(' ')
}

/** The entry of a section's list that contains a field: one question can go live without the others. */
function entryOf({ items }: WordsSection, names: ReadonlyArray<string>): string | undefined {
  const lists = items.flatMap((item) => ('list' in item ? [item.list.split('.').filter(Boolean)] : []))
  const list = lists.find((path) => path.every((name, index) => names[index] === name))
  return list && names.slice(0, list.length + 1).join('.')
}

function nameOf({ part, field }: SitePlace, titleOf: TitleOf, pricesFrom: string | undefined): string {
  if (part === 'ratecard') return pricesFrom ? `Prices from ${formatDate(pricesFrom)}` : 'Prices'
  const place = placeOf(part, field)
  if (part === 'look') return field.startsWith('logo') ? 'Logo' : 'Accent colour'
  if (!place) return OTHER_SCREENS.get(part)?.heading ?? part
  const { screen, section, entry } = place
  return `${entry === undefined ? screen.heading : titleOf(part, entry)}: ${section.heading}`
}

/** The groups that can go live alone: without a fault in the group, or in its part outside all groups. */
export function faultlessGroups<Change extends SitePlace>(
  groups: ReadonlyArray<ChangeGroup<Change>>,
  faults: ReadonlyArray<SiteFault>,
): Array<ChangeGroup<Change>> {
  const isInGroup = ({ changes }: ChangeGroup<Change>, fault: SiteFault) =>
    changes.some(({ part, field }) => fault.part === part && isWithin(fault.field ?? '', field))
  const isInPart = ({ changes }: ChangeGroup<Change>, fault: SiteFault) => changes[0]?.part === fault.part
  return groups.filter((group) =>
    faults.every((fault) =>
      groups.some((other) => isInGroup(other, fault)) ? !isInGroup(group, fault) : !isInPart(group, fault),
    ),
  )
}

function isWithin(place: string, field: string): boolean {
  return place === field || place.startsWith(`${field}.`) || field.startsWith(`${place}.`)
}
