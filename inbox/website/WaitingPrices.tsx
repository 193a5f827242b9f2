import { formatDate } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { WaitingPrices as Waiting } from '../../domain/inbox/api/website.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { Card } from '../ui/layout.tsx'
import { useMayChange, useWebsite } from './site-state.ts'

/** The price lists that wait for their day, each with a button to withdraw it. */
export function WaitingPrices({ labels }: { labels: ReadonlyMap<string, string> }) {
  const { site } = useWebsite()
  return site?.waiting.map((list) => <WaitingList key={list.version} list={list} labels={labels} />)
}

type Props = { list: Waiting; labels: ReadonlyMap<string, string> }

function WaitingList({ list: { version, from, isOwn, changes, fault }, labels }: Props) {
  const api = useApi()
  const { act, fault: refusal, isBusy } = useSettingsAction(['website', 'site-part'])
  const [mayChange, today] = [useMayChange(), dayOf(useNow())]
  const withdraw = () => act(() => api.withdrawPrices(version), 'Withdrawn. They will not begin')
  return (
    <Card look={fault ? 'warn' : 'quiet'}>
      <h2>These wait for {formatDate(from)}</h2>
      {fault && <p>They could not begin yet: {fault} This is tried again every ten minutes.</p>}
      <ul className="rows">
        {changes.map(({ field, from: before, to }) => (
          <li key={field}>
            {labels.get(field) ?? 'An hour of work'}: {before && `${before} → `}
            <b>{to || 'taken away'}</b>
          </li>
        ))}
      </ul>
      <p className="muted">
        {isOwn
          ? 'They begin by themselves, at midnight.'
          : 'An engineer made this list: it begins with the first start from that day on.'}
      </p>
      {mayChange && isOwn && from > today && (
        <Buttons>
          <Button disabled={isBusy} onClick={() => void withdraw()}>
            Withdraw
          </Button>
        </Buttons>
      )}
      <Fault words={refusal} />
    </Card>
  )
}
