import type { SiteFault, Website } from '../../../domain/inbox/api/website.ts'
import { counted } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Option } from '../../../ui/Field.tsx'
import { Card, Columns } from '../../ui/layout.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { useEntryTitle, useMayChange } from '../site-state.ts'
import { useLabel } from '../use-label.ts'
import { faultlessGroups, groupsOf } from './change-groups.ts'
import type { CheckActions, CheckProps } from './check-actions.ts'
import { useExcludedGroups, withTick } from './excluded-groups.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { Warning } from './Warning.tsx'

/** A version with faults, each with a link to its field; the faultless changes can be published alone. */
export function FailedVersion({ site, check, actions, fault }: CheckProps) {
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
            {faults.map((siteFault) => (
              <Warning key={`${siteFault.part} ${siteFault.field} ${siteFault.sentence}`} isFault>
                {siteFault.part && (
                  <p className="small muted">{labelOf(siteFault.part, siteFault.field ?? '')}</p>
                )}
                <p>
                  <b>{siteFault.sentence}</b>
                </p>
                <Buttons>
                  <PlaceLink place={siteFault}>Go there</PlaceLink>
                </Buttons>
              </Warning>
            ))}
          </ul>
          {mayChange && (
            <Buttons>
              <Button disabled={actions.isBusy} onClick={() => actions.check()}>
                Check again
              </Button>
            </Buttons>
          )}
        </section>
        {mayChange && <PublishFaultless site={site} faults={faults} actions={actions} />}
      </Columns>
    </SiteFrame>
  )
}

type PublishFaultlessProps = { site: Website; faults: ReadonlyArray<SiteFault>; actions: CheckActions }

/** Not offered if every change has a fault, or if a fault has no place: it could be in any change. */
function PublishFaultless({ site, faults, actions }: PublishFaultlessProps) {
  const groups = groupsOf(site.changes, useEntryTitle())
  const faultless = faultlessGroups(groups, faults)
  const [excluded, setExcluded] = useExcludedGroups(site, faultless)
  if (faultless.length === 0 || faults.some(({ part }) => part === undefined)) return null
  const chosen = faultless.filter(({ key }) => !excluded.includes(key))
  return (
    <Card>
      <h2>Or publish without them</h2>
      <p>
        {faultless.length} of the {counted(groups.length, 'change')} have no fault. Tick those you want to
        publish now; the others wait here.
      </p>
      <ul className="rows">
        {faultless.map(({ key, name }) => (
          <li key={key}>
            <Option
              checked={!excluded.includes(key)}
              onChange={({ target }) => setExcluded(withTick(excluded, key, target.checked))}
            >
              {name}
            </Option>
          </li>
        ))}
      </ul>
      <Buttons>
        <Button
          kind="fill"
          disabled={actions.isBusy || chosen.length === 0}
          onClick={() => void actions.publishOnly(chosen)}
        >
          Publish {chosen.length === 1 ? 'this one' : `these ${chosen.length}`}
        </Button>
      </Buttons>
    </Card>
  )
}
