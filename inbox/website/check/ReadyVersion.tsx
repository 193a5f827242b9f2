import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AS_DELIVERED, type Website } from '../../../domain/inbox/api/website.ts'
import { counted } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Columns } from '../../ui/layout.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { useEntryTitle, useMayChange } from '../site-state.ts'
import { ChangesInWords } from './ChangesInWords.tsx'
import { groupsOf } from './change-groups.ts'
import type { CheckActs } from './check-acts.ts'
import { Holds } from './Holds.tsx'
import { useLeftChanges } from './left-changes.ts'
import { ToKnow } from './ToKnow.tsx'

type Props = { site: Website; check: NonNullable<Website['check']>; acts: CheckActs; fault: ReactNode }

/** A version that may go live: what to know first, what changes, old beside new, and what holds. */
export function ReadyVersion({ site, check, acts, fault }: Props) {
  const mayChange = useMayChange()
  const { changes = [], toKnow = [], pricesFrom } = check.report
  const groups = groupsOf(changes, useEntryTitle(), pricesFrom)
  const [left, setLeft] = useLeftChanges(site, groups)
  const chosen = groups.filter(({ key }) => !left.includes(key))
  const count = changes.length === 0 ? `version ${check.number}` : counted(changes.length, 'change')
  const publish = mayChange ? (
    <Act check={check} acts={acts} words={count} chosen={left.length === 0 ? null : chosen} />
  ) : undefined
  return (
    <SiteFrame
      heading={headingOf(check.backTo, count)}
      below={`Nothing stands in the way${toKnow.length === 0 ? '' : `. ${counted(toKnow.length, 'thing')} to know first`}`}
      links={<Link to="/website/preview">Look at the whole new site</Link>}
      action={publish}
    >
      {fault}
      {check.askedBy !== null && <p role="status">The check found something new: it waits for you.</p>}
      <Columns kind="wide-narrow">
        <div className="stack gap-7">
          <ToKnow notices={toKnow} />
          <ChangesInWords
            heading="What changes"
            tick="Publish this"
            site={site}
            groups={groups}
            left={left}
            onChoose={mayChange && groups.length > 1 ? setLeft : undefined}
          />
        </div>
        <Holds check={check} />
      </Columns>
      <Waiting site={site} check={check} acts={acts} />
    </SiteFrame>
  )
}

type ActProps = {
  check: NonNullable<Website['check']>
  acts: CheckActs
  words: string
  /** null: all that were checked. */
  chosen: ReturnType<typeof groupsOf> | null
}

/** Publishes what was checked; fewer changes are another version, which is checked first. */
function Act({ check, acts, words, chosen }: ActProps) {
  if (chosen === null)
    return (
      <Button kind="accent" disabled={acts.isBusy} onClick={() => acts.publish(check.number)}>
        Publish {words}
      </Button>
    )
  return (
    <Button
      kind="accent"
      disabled={acts.isBusy || chosen.length === 0}
      onClick={() =>
        void acts.publishOnly(
          chosen.flatMap(({ changes }) => changes.map(({ part, field }) => ({ part, field }))),
        )
      }
    >
      Publish only {chosen.length === 1 ? 'this' : 'these'}
    </Button>
  )
}

/** What is in the draft and not in this version. */
function Waiting({ site, check, acts }: Omit<Props, 'fault'>) {
  const mayChange = useMayChange()
  const waiting = site.changes.filter(
    ({ part, field }) => !check.changes.some((held) => held.part === part && held.field === field),
  )
  if (check.backTo !== null || (waiting.length === 0 && !check.isOutdated)) return null
  return (
    <div className="cluster">
      <p>
        {waiting.length === 0
          ? 'Something was changed after this check: that stays in the draft.'
          : `${counted(waiting.length, 'change')} of the draft ${waiting.length === 1 ? 'is' : 'are'} not in this version.`}
      </p>
      {mayChange && (
        <Buttons>
          <Button disabled={acts.isBusy} onClick={() => acts.check()}>
            Check all changes
          </Button>
        </Buttons>
      )}
    </div>
  )
}

function headingOf(backTo: number | null, count: string): string {
  if (backTo === null) return `Publish ${count}?`
  return backTo === AS_DELIVERED ? 'Go back to the delivered site?' : `Go back to version ${backTo}?`
}
