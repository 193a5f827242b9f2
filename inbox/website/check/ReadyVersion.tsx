import { Link } from '@tanstack/react-router'
import { AS_DELIVERED } from '../../../domain/inbox/api/website.ts'
import { counted } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Columns } from '../../ui/layout.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { useEntryTitle, useMayChange } from '../site-state.ts'
import { ChangesInWords } from './ChangesInWords.tsx'
import { groupsOf } from './change-groups.ts'
import type { CheckProps } from './check-actions.ts'
import { useExcludedGroups } from './excluded-groups.ts'
import { PassedChecks } from './PassedChecks.tsx'
import { SiteNotices } from './SiteNotices.tsx'

/** A version that may go live: notices, changes (old beside new), and passed checks. */
export function ReadyVersion({ site, check, actions, fault }: CheckProps) {
  const mayChange = useMayChange()
  const { changes = [], toKnow = [], pricesFrom } = check.report
  const groups = groupsOf(changes, useEntryTitle(), pricesFrom)
  const [excluded, setExcluded] = useExcludedGroups(site, groups)
  const chosen = groups.filter(({ key }) => !excluded.includes(key))
  const scope = changes.length === 0 ? `version ${check.number}` : counted(changes.length, 'change')
  const publish = mayChange ? (
    <PublishButton
      check={check}
      actions={actions}
      scope={scope}
      chosen={excluded.length === 0 ? null : chosen}
    />
  ) : undefined
  return (
    <SiteFrame
      heading={headingOf(check.backTo, scope)}
      below={`Nothing stands in the way${toKnow.length === 0 ? '' : `. ${counted(toKnow.length, 'thing')} to know first`}`}
      links={<Link to="/website/preview">Look at the whole new site</Link>}
      action={publish}
    >
      {fault}
      {check.askedBy !== null && <p role="status">The check found something new: it waits for you.</p>}
      <Columns kind="wide-narrow">
        <div className="stack gap-7">
          <SiteNotices notices={toKnow} />
          <ChangesInWords
            heading="What changes"
            tick="Publish this"
            site={site}
            groups={groups}
            excluded={excluded}
            onChoose={mayChange && groups.length > 1 ? setExcluded : undefined}
          />
        </div>
        <PassedChecks check={check} />
      </Columns>
      <NotInVersion site={site} check={check} actions={actions} />
    </SiteFrame>
  )
}

type PublishButtonProps = Pick<CheckProps, 'check' | 'actions'> & {
  scope: string
  /** Null publishes the version as it was checked. */
  chosen: ReturnType<typeof groupsOf> | null
}

/** Publishes the checked version; with fewer changes, it is another version, which is checked first. */
function PublishButton({ check, actions, scope, chosen }: PublishButtonProps) {
  if (chosen === null)
    return (
      <Button kind="accent" disabled={actions.isBusy} onClick={() => actions.publish(check.number)}>
        Publish {scope}
      </Button>
    )
  return (
    <Button
      kind="accent"
      disabled={actions.isBusy || chosen.length === 0}
      onClick={() => void actions.publishOnly(chosen)}
    >
      Publish only {chosen.length === 1 ? 'this' : 'these'}
    </Button>
  )
}

/** The changes of the draft that are not in this version. */
function NotInVersion({ site, check, actions }: Omit<CheckProps, 'fault'>) {
  const mayChange = useMayChange()
  const missing = site.changes.filter(
    ({ part, field }) =>
      !check.changes.some((checkedChange) => checkedChange.part === part && checkedChange.field === field),
  )
  if (check.backTo !== null || (missing.length === 0 && !check.isOutdated)) return null
  return (
    <div className="cluster">
      <p>
        {missing.length === 0
          ? 'Something was changed after this check: that stays in the draft.'
          : `${counted(missing.length, 'change')} of the draft ${missing.length === 1 ? 'is' : 'are'} not in this version.`}
      </p>
      {mayChange && (
        <Buttons>
          <Button disabled={actions.isBusy} onClick={() => actions.check()}>
            Check all changes
          </Button>
        </Buttons>
      )}
    </div>
  )
}

function headingOf(backTo: number | null, scope: string): string {
  if (backTo === null) return `Publish ${scope}?`
  return backTo === AS_DELIVERED ? 'Go back to the delivered site?' : `Go back to version ${backTo}?`
}
