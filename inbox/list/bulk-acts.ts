import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EnquiryPage } from '../../domain/inbox/api/enquiry-list.ts'
import { STATUS_NAMES } from '../../domain/inbox/words/names.ts'
import { useReauthenticated } from '../access/ReauthenticateProvider.tsx'
import { useApi } from '../app/api-context.tsx'
import { useToast } from '../app/toast.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useListTools } from './list-tools.tsx'

/** What is done with all that is selected. `fault` is why it was not. */
export function useBulkActs(onDone: () => void) {
  const api = useApi()
  const client = useQueryClient()
  const say = useToast()
  const again = useReauthenticated()
  const { selected, clear } = useListTools()
  const [fault, setFault] = useState<string | null>(null)
  const numbers = [...selected]
  const many = numbers.length === 1 ? '1 enquiry' : `${numbers.length} enquiries`

  async function run(act: () => Promise<void>, words: string, undo?: () => Promise<void>): Promise<void> {
    setFault(null)
    try {
      await act()
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'That did not work.')
      return
    }
    say({ words, undo: undo && (() => undo().then(() => client.invalidateQueries())) })
    clear()
    onDone()
    await client.invalidateQueries()
  }

  return {
    fault,
    give: (to: string | null, name: string) => {
      const before = holdersOf(client, numbers)
      return run(
        () => api.bulkGive({ numbers, to }),
        `${many} given to ${name}.`,
        async () => {
          for (const [holder, held] of before) await api.bulkGive({ numbers: held, to: holder })
        },
      )
    },
    status: (to: 'in-conversation' | 'won' | 'lost') =>
      run(() => api.bulkStatus({ numbers, to }), `${many} set to ${STATUS_NAMES[to]}.`),
    save: (as: 'csv' | 'json') =>
      run(async () => {
        const file = await again(() => api.bulkExport({ numbers, as }))
        saveFile(file, `enquiries.${as}`)
      }, `${many} exported.`),
  }
}

/** Who has each of the enquiries as it is shown, to give them back. */
function holdersOf(client: QueryClient, numbers: ReadonlyArray<number>): Map<string | null, Array<number>> {
  const lists = client.getQueriesData<{ pages: Array<EnquiryPage> }>({ queryKey: ['list'] })
  const rows = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.rows) ?? [])
  const holders = new Map<string | null, Array<number>>()
  for (const number of numbers) {
    const who = rows.find((row) => row.number === number)?.who ?? null
    holders.set(who, [...(holders.get(who) ?? []), number])
  }
  return holders
}
