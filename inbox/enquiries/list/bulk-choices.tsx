import { mayDo } from '../../../domain/inbox/permissions.ts'
import { STATUS_NAMES } from '../../../domain/inbox/words/names.ts'
import { useSession } from '../../state/session.ts'
import words from '../../styles/words.module.css'
import { AssigneeBadge } from '../../ui/AssigneeBadge.tsx'
import { Buttons } from '../../ui/Buttons.tsx'
import { button } from '../../ui/button.ts'
import { ExportChoice } from '../../ui/ExportChoice.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import { useBulkActs } from './bulk-acts.ts'

type Props = { onDone: () => void }

/** To whom the selected are given. */
export function BulkGive({ onDone }: Props) {
  const { me, colleagues } = useSession()
  const { give, fault } = useBulkActs(onDone)
  const others = colleagues.filter(({ id, left }) => id !== me.id && !left)
  return (
    <>
      <Buttons>
        {[me, ...others].map((each) => (
          <button
            key={each.id}
            type="button"
            className={button()}
            onClick={() => void give(each.id, each.name)}
          >
            <AssigneeBadge person={each} named />
            {each.id === me.id ? 'Me' : each.name}
          </button>
        ))}
      </Buttons>
      <Fault words={fault} />
    </>
  )
}

/** The status of the selected. */
export function BulkStatus({ onDone }: Props) {
  const { status, fault } = useBulkActs(onDone)
  const choices = [
    ['in-conversation', LIST_WORDS.waiting.moon],
    ['won', LIST_WORDS.won.moon],
    ['lost', LIST_WORDS.lost.moon],
  ] as const
  return (
    <>
      <Buttons>
        {choices.map(([to, moon]) => (
          <button key={to} type="button" className={button()} onClick={() => void status(to)}>
            <Moon state={moon} size={20} />
            {STATUS_NAMES[to]}
          </button>
        ))}
      </Buttons>
      <p className={words.muted}>Each change is written down with your name and the time.</p>
      <Fault words={fault} />
    </>
  )
}

/** A file of the selected; owners only. */
export function BulkExport({ onDone }: Props) {
  const { save, fault } = useBulkActs(onDone)
  const { me } = useSession()
  if (!mayDo('export', me.role)) return <p className={words.muted}>Only an owner may export.</p>
  return <ExportChoice onSave={(options) => void save(options)} fault={fault} />
}
