import { useQueryClient } from '@tanstack/react-query'
import type { Status } from '../../../domain/inbox/events/kinds.ts'
import { mayDo } from '../../../domain/inbox/permissions.ts'
import { exportedSentence } from '../../../domain/inbox/words/headings.ts'
import { STATUS_NAMES } from '../../../domain/inbox/words/names.ts'
import { counted } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { Fault } from '../../../ui/Field.tsx'
import { useReauthentication } from '../../frame/ReauthenticateProvider.tsx'
import { useApi } from '../../state/api-context.tsx'
import { useFault } from '../../state/fault.ts'
import { useSession } from '../../state/session.ts'
import { type Undoable, useToast } from '../../state/toast.tsx'
import { AssigneeBadge } from '../../ui/AssigneeBadge.tsx'
import { ExportChoice, type ExportOptions } from '../../ui/ExportChoice.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import { useListTools } from './list-tools.tsx'

type Props = { onDone?: () => void }

/** Chooses the new assignee of the selected enquiries. */
export function BulkAssign({ onDone }: Props) {
  const { me, colleagues } = useSession()
  const { assign, fault } = useBulkActions(onDone)
  const otherColleagues = colleagues.filter(({ id, left }) => id !== me.id && !left)
  return (
    <>
      <Buttons>
        {[me, ...otherColleagues].map((person) => (
          <Button key={person.id} onClick={() => void assign(person.id, person.name)}>
            <AssigneeBadge person={person} isNamed />
            {person.id === me.id ? 'Me' : person.name}
          </Button>
        ))}
      </Buttons>
      <Fault words={fault} />
    </>
  )
}

/** Chooses the status of the selected enquiries. */
export function BulkStatus({ onDone }: Props) {
  const { setStatus, fault } = useBulkActions(onDone)
  const choices = [
    ['in-conversation', LIST_WORDS.waiting.moon],
    ['won', LIST_WORDS.won.moon],
    ['lost', LIST_WORDS.lost.moon],
  ] as const
  return (
    <>
      <Buttons>
        {choices.map(([to, moon]) => (
          <Button key={to} onClick={() => void setStatus(to)}>
            <Moon state={moon} size={20} />
            {STATUS_NAMES[to]}
          </Button>
        ))}
      </Buttons>
      <p className="muted">Each change is written down with your name and the time.</p>
      <Fault words={fault} />
    </>
  )
}

/** Exports the selected enquiries to a file; owners only. */
export function BulkExport({ onDone }: Props) {
  const { exportFile, fault } = useBulkActions(onDone)
  const { me } = useSession()
  if (!mayDo('export', me.role)) return <p className="muted">Only an owner may export.</p>
  return <ExportChoice onSave={(options) => void exportFile(options)} fault={fault} />
}

/** Actions on all selected enquiries. `fault` gives the reason of a failure. */
function useBulkActions(onDone?: () => void) {
  const api = useApi()
  const client = useQueryClient()
  const showToast = useToast()
  const withReauthentication = useReauthentication()
  const { selected, clearSelection } = useListTools()
  const [fault, setFault] = useFault()
  const numbers = [...selected]
  const enquiriesInWords = counted(numbers.length, 'enquiry')

  async function run(act: () => Promise<Undoable>): Promise<boolean> {
    setFault(null)
    try {
      showToast(await act())
    } catch (error) {
      setFault(error)
      return false
    }
    onDone?.()
    return true
  }

  /** Changes the selected enquiries and clears the selection. Undo sends one request for each previous value. */
  async function change<Options>(
    send: (options: Options) => Promise<{ undo: ReadonlyArray<Options> }>,
    options: Options,
    words: string,
  ): Promise<void> {
    const isDone = await run(async () => {
      const { undo } = await send(options)
      const undoAll = async () => {
        for (const previousValue of undo) await send(previousValue)
        await client.invalidateQueries()
      }
      return { words, undo: undoAll }
    })
    if (!isDone) return
    clearSelection()
    await client.invalidateQueries()
  }

  return {
    fault,
    assign: (to: string | null, name: string) =>
      change(api.bulkAssign, { numbers, to }, `${enquiriesInWords} given to ${name}.`),
    setStatus: (to: Status) =>
      change(api.bulkStatus, { numbers, to }, `${enquiriesInWords} set to ${STATUS_NAMES[to]}.`),
    exportFile: ({ as, includesBeliefs }: ExportOptions) =>
      run(async () => {
        const { file, leftOut } = await withReauthentication(() =>
          api.bulkExport({ numbers, as, withBelief: includesBeliefs }),
        )
        if (leftOut < numbers.length) downloadFile(`enquiries.${as}`, file)
        return { words: exportedSentence(numbers.length, leftOut) }
      }),
  }
}
