import type { FixedText, TextPlace, WordsItem } from '../../domain/content/words/kinds.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { EntryList } from './EntryList.tsx'
import { SiteField } from './SiteField.tsx'
import { useSitePart } from './site-state.ts'

type Props = {
  part: string
  /** The path of the entry that the items belong to; '' for the file itself. */
  at: string
  items: ReadonlyArray<WordsItem>
}

/** The texts, fixed sentences and lists of a screen. */
export function WordsItems({ part, at, items }: Props) {
  return items.map((item) => {
    if ('list' in item) {
      const path = pathOf(at, item.list)
      return (
        <EntryList key={path} part={part} at={path} item={item}>
          {(entry) => <WordsItems part={part} at={entry} items={item.items} />}
        </EntryList>
      )
    }
    if ('field' in item) {
      const path = pathOf(at, item.field)
      return <TextItem key={path} part={part} path={path} {...item} />
    }
    return <FixedItem key={'fixed' in item ? item.fixed : item.fixedField} part={part} at={at} item={item} />
  })
}

function TextItem({
  part,
  path,
  onlyIfPresent,
  splitBy,
  ...place
}: TextPlace & { part: string; path: string }) {
  const { valueAt, liveAt } = useSitePart(part)
  const isThere = [valueAt(path), liveAt(path)].some((value) => typeof value === 'string')
  if (onlyIfPresent && !isThere) return null
  const field = { ...place, part, field: path }
  if (!splitBy) return <SiteField {...field} />
  const separator = splitBy === 'lines' ? '\n' : '\n\n'
  return (
    <SiteField
      {...field}
      textOf={(texts) => (Array.isArray(texts) ? texts.join(separator) : '')}
      storedOf={(text) => (text === '' ? null : text.split(separator))}
    />
  )
}

/** A sentence that cannot be changed, and why. */
function FixedItem({ part, at, item }: { part: string; at: string; item: FixedText }) {
  const { valueAt } = useSitePart(part)
  const words = 'fixed' in item ? item.fixed : String(valueAt(pathOf(at, item.fixedField)) ?? '')
  return (
    <p>
      <Icon path={icons.lock} size={16} /> <b>{words}</b>
      <br />
      <small className="muted">{item.why}</small>
    </p>
  )
}

function pathOf(at: string, field: string): string {
  return [at, field].filter((path) => path !== '').join('.')
}
