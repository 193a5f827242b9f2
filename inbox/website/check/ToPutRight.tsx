import type { ReactNode } from 'react'
import type { SiteFault, SitePlace, Website } from '../../../domain/inbox/api/website.ts'
import { counted } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Option } from '../../../ui/Field.tsx'
import { Card, Columns } from '../../ui/layout.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { useEntryTitle, useMayChange } from '../site-state.ts'
import { useLabel } from '../use-label.ts'
import { faultlessGroups, groupsOf } from './change-groups.ts'
import type { CheckActs } from './check-acts.ts'
import { useLeftChanges } from './left-changes.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { Warning } from './Warning.tsx'

type Props = { site: Website; check: NonNullable<Website['check']>; acts: CheckActs; fault: ReactNode }

/** What keeps a version from going live, each with its place; the faultless changes can go alone. */
export function ToPutRight({ site, check, acts, fault }: Props) {
  const { faults = [] } = check.report
  const mayChange = useMayChange()
  const labelOf = useLabel()
  return (
    <SiteFrame
      heading={`${counted(faults.length, 'thing')} must be put right first`}
      below={`The site stays as it is${site.live === null ? '' : `: version ${site.live}`}`}
    >
      {fault}
      <Columns kind="wide-narrow">
        <section className="stack">
          <h2>To put right</h2>
          <ul className="rows">
            {faults.map((each) => (
              <Warning key={`${each.part} ${each.field} ${each.sentence}`} isFault>
                {each.part && <p className="small muted">{labelOf(each.part, each.field ?? '')}</p>}
                <p>
                  <b>{each.sentence}</b>
                </p>
                <Buttons>
                  <PlaceLink place={each}>Go there</PlaceLink>
                </Buttons>
              </Warning>
            ))}
          </ul>
          {mayChange && (
            <Buttons>
              <Button disabled={acts.isBusy} onClick={() => acts.check()}>
                Check again
              </Button>
            </Buttons>
          )}
        </section>
        {mayChange && <WithoutThem site={site} faults={faults} acts={acts} />}
      </Columns>
    </SiteFrame>
  )
}

type RestProps = { site: Website; faults: ReadonlyArray<SiteFault>; acts: CheckActs }

/** Nothing if no change is without a fault, or a fault has no place: then nobody knows which change it is in. */
function WithoutThem({ site, faults, acts }: RestProps) {
  const groups = groupsOf(site.changes, useEntryTitle())
  const rest = faultlessGroups(groups, faults)
  const [left, setLeft] = useLeftChanges(site, rest)
  if (rest.length === 0 || faults.some(({ part }) => part === undefined)) return null
  const chosen = rest.filter(({ key }) => !left.includes(key))
  return (
    <Card>
      <h2>Or publish without them</h2>
      <p>
        {rest.length} of the {counted(groups.length, 'change')} have no fault. Tick those you want to publish
        now; the others wait here.
      </p>
      <ul className="rows">
        {rest.map(({ key, name }) => (
          <li key={key}>
            <Option
              checked={!left.includes(key)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((other) => other !== key) : [...left, key])
              }
            >
              {name}
            </Option>
          </li>
        ))}
      </ul>
      <Buttons>
        <Button
          kind="fill"
          disabled={acts.isBusy || chosen.length === 0}
          onClick={() => void acts.publishOnly(chosen.flatMap((group) => placesOf(group.changes)))}
        >
          Publish {chosen.length === 1 ? 'this one' : `these ${chosen.length}`}
        </Button>
      </Buttons>
    </Card>
  )
}

function placesOf(changes: ReadonlyArray<SitePlace>): Array<SitePlace> {
  return changes.map(({ part, field }) => ({ part, field }))
}
