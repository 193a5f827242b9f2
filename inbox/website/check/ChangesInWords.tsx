import { diffWordsWithSpace } from 'diff'
import { longDay } from '../../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import type { ReportedChange, Website } from '../../../domain/inbox/api/website.ts'
import { counted } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Option } from '../../../ui/Field.tsx'
import { changeOf, useAuthor } from '../site-state.ts'
import { useLabel } from '../use-label.ts'
import type { ChangeGroup } from './change-groups.ts'
import styles from './check.module.css'

type Props = {
  site: Website
  groups: ReadonlyArray<ChangeGroup<ReportedChange>>
  /** The keys of the groups that are not to go live, and how to choose; undefined: all go. */
  left: ReadonlyArray<string>
  onChoose: ((left: ReadonlyArray<string>) => void) | undefined
  heading: string
  /** What a tick says. */
  tick: string
}

/** What the owners changed, each once, old beside new. Nothing without changes. */
export function ChangesInWords({ site, groups, left, onChoose, heading, tick }: Props) {
  const nameOf = useAuthor()
  if (groups.length === 0) return null
  const others = (key: string) => groups.map((group) => group.key).filter((other) => other !== key)
  return (
    <section className="stack">
      <h2>{heading}</h2>
      {onChoose && left.length > 0 && (
        <Buttons>
          <Button onClick={() => onChoose([])}>Tick all</Button>
        </Buttons>
      )}
      {groups.map(({ key, name, changes }) => {
        const [latest] = changes.flatMap(({ part, field }) => changeOf(site, part, field) ?? [])
        return (
          <section key={key} className={`stack gap-3 ${styles.change}`}>
            <header>
              <h3>{name}</h3>
              {latest && (
                <small className="muted">
                  {nameOf(latest.author)}, {longDay(latest.at)}, {timeOfDay(latest.at)}
                </small>
              )}
              {onChoose && (
                <div className={styles.choice}>
                  <Option
                    checked={!left.includes(key)}
                    onChange={({ target }) =>
                      onChoose(target.checked ? left.filter((other) => other !== key) : [...left, key])
                    }
                  >
                    {tick} <span className="visually-hidden">: {name}</span>
                  </Option>
                  <Button kind="link" onClick={() => onChoose(others(key))}>
                    Only this <span className="visually-hidden">: {name}</span>
                  </Button>
                </div>
              )}
            </header>
            {changes
              .filter(({ from, to }) => from !== to) // the words of a new entry are changes of their own
              .map((change) => (
                <OldAndNew key={change.field} change={change} />
              ))}
          </section>
        )
      })}
    </section>
  )
}

function OldAndNew({ change }: { change: ReportedChange }) {
  const { part, field, from, to, pages } = change
  const label = useLabel()(part, field)
  return (
    <div className={styles.pair}>
      {from !== '' && (
        <div>
          <small>
            {label}, {to === '' ? 'taken away' : 'now'}
          </small>
          <del>{from}</del>
        </div>
      )}
      {to !== '' && (
        <div>
          <small>
            {label}, {from === '' ? 'new' : 'then'}
            {pages > 0 && `, on ${counted(pages, 'page')}`}
          </small>
          <New from={part === 'ratecard' ? '' : from} to={to} />
        </div>
      )}
    </div>
  )
}

/** Of texts that differ in more than this the new one is marked whole. */
const MOST_DIFFERENCES = 60

/** A text with what is new in it marked. */
function New({ from, to }: { from: string; to: string }) {
  const parts = diffWordsWithSpace(from, to, { maxEditLength: MOST_DIFFERENCES })
  if (!parts) return <ins>{to}</ins>
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }, at) => {
      const Part = added ? 'ins' : 'span'
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      return <Part key={at}>{value}</Part>
    })
}
