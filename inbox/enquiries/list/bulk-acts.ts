import { useQueryClient } from '@tanstack/react-query'
import type { Status } from '../../../domain/inbox/facts/kinds.ts'
import { exportedSentence } from '../../../domain/inbox/words/exported.ts'
import { countedEnquiries, STATUS_NAMES } from '../../../domain/inbox/words/names.ts'
import { useReauthenticated } from '../../sign-in/ReauthenticateProvider.tsx'
import { useApi } from '../../state/api-context.tsx'
import { useFault } from '../../state/fault.ts'
import { useToast } from '../../state/toast.tsx'
import type { Undoable } from '../../state/undoable.ts'
import type { ExportOptions } from '../../ui/ExportChoice.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { useListTools } from './list-tools.tsx'

/** Actions on all selected enquiries. `fault` says why one failed. */
export function useBulkActs(onDone: () => void) {
  const api = useApi()
  const client = useQueryClient()
  const showToast = useToast()
  const again = useReauthenticated()
  const { selected, clear } = useListTools()
  const [fault, setFault] = useFault()
  const numbers = [...selected]
  const many = countedEnquiries(numbers.length)

  async function run(act: () => Promise<Undoable>): Promise<boolean> {
    setFault(null)
    try {
      showToast(await act())
    } catch (error) {
      setFault(error)
      return false
    }
    onDone()
    return true
  }

  /** What changes enquiries: they are let go, and can be set back one group after the other. */
  async function change<Wish>(
    ask: (options: Wish) => Promise<{ undo: ReadonlyArray<Wish> }>,
    options: Wish,
    words: string,
  ): Promise<void> {
    const isDone = await run(async () => {
      const { undo } = await ask(options)
      const takeBack = async () => {
        for (const before of undo) await ask(before)
        await client.invalidateQueries()
      }
      return { words, undo: takeBack }
    })
    if (!isDone) return
    clear()
    await client.invalidateQueries()
  }

  return {
    fault,
    give: (to: string | null, name: string) =>
      change(api.bulkGive, { numbers, to }, `${many} given to ${name}.`),
    status: (to: Status) => change(api.bulkStatus, { numbers, to }, `${many} set to ${STATUS_NAMES[to]}.`),
    save: ({ as, withBelief }: ExportOptions) =>
      run(async () => {
        const { file, leftOut } = await again(() => api.bulkExport({ numbers, as, withBelief }))
        if (leftOut < numbers.length) downloadFile(`enquiries.${as}`, file)
        return { words: exportedSentence(numbers.length, leftOut) }
      }),
  }
}
