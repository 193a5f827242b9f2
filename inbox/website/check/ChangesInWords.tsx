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
import { withTick } from './excluded-groups.ts'

type Props = {
  site: Website
  groups: ReadonlyArray<ChangeGroup<ReportedChange>>
  /** The keys of the groups that do not go live. `onChoose` is undefined if all go. */
  excluded: ReadonlyArray<string>
  onChoose: ((excluded: ReadonlyArray<string>) => void) | undefined
  heading: string
  /** The label of each tick box. */
  tick: string
}

/** The owners' changes, each once, old beside new. */
export function ChangesInWords({ site, groups, excluded, onChoose, heading, tick }: Props) {
  const nameOf = useAuthor()
  if (groups.length === 0) return null
  const otherKeys = (key: string) => groups.map((group) => group.key).filter((other) => other !== key)
  return (
    <section className="stack">
      <h2>{heading}</h2>
      {onChoose && excluded.length > 0 && (
        <Buttons>
          <Button onClick={() => onChoose([])}>Tick all</Button>
        </Buttons>
      )}
      {groups.map(({ key, name, changes }) => {
        const drafted = changes.flatMap(({ part, field }) => changeOf(site, part, field) ?? [])
        const [latest] = drafted.sort((a, b) => b.at - a.at)
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
                    checked={!excluded.includes(key)}
                    onChange={({ target }) => onChoose(withTick(excluded, key, target.checked))}
                  >
                    {tick} <span className="visually-hidden">: {name}</span>
                  </Option>
                  <Button kind="link" onClick={() => onChoose(otherKeys(key))}>
                    Only this <span className="visually-hidden">: {name}</span>
                  </Button>
                </div>
              )}
            </header>
            {changes
              .filter(({ from, to }) => from !== to) // a new entry has no text itself; its texts are listed as separate changes
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
            {label}, {from === '' ? 'new' : 'after publishing'}
            {pages > 0 && `, on ${counted(pages, 'page')}`}
          </small>
          <NewText from={part === 'ratecard' ? '' : from} to={to} />
        </div>
      )}
    </div>
  )
}

/** With more differences, the new text is marked whole. */
const MAX_DIFFERENCES = 60

/** The new text with its additions marked. */
function NewText({ from, to }: { from: string; to: string }) {
  const parts = diffWordsWithSpace(from, to, { maxEditLength: MAX_DIFFERENCES })
  if (!parts) return <ins>{to}</ins>
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }, index) => {
      const Part = added ? 'ins' : 'span'
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
      return <Part key={index}>{value}</Part>
    })
}
