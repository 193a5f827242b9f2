import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadFile } from '../../ui/download-file.ts'
import type { ExportFile } from '../api/inbox-api.ts'
import { useFault } from '../state/fault.ts'
import { useRestoreFocus } from '../state/restore-focus.ts'
import { useToast } from '../state/toast.tsx'
import { useReauthentication } from './ReauthenticateProvider.tsx'

/**
 * Runs a settings change: reauthenticates if needed, shows a toast, invalidates the queries and exposes the error.
 *
 * @param queryKeys of the queries that the change makes stale
 * @returns `act`, which returns null after a failure
 */
export function useSettingsAction(queryKeys: ReadonlyArray<string>) {
  const client = useQueryClient()
  const withReauthentication = useReauthentication()
  const showToast = useToast()
  const [fault, setFault] = useFault()
  const [isBusy, setBusy] = useState(false)
  useRestoreFocus(isBusy)

  async function act<Answer>(request: () => Promise<Answer>, words?: string): Promise<Answer | null> {
    setFault(null)
    setBusy(true)
    try {
      const answer = await withReauthentication(request)
      if (words) showToast({ words })
      // Awaited, so that a dialog that closes next returns the focus to an element that remains.
      await Promise.all(queryKeys.map((key) => client.invalidateQueries({ queryKey: [key] })))
      return answer
    } catch (error) {
      setFault(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { act, fault, isBusy }
}

/** Requests an export, and saves it as a file. */
export function useDownload() {
  const { act, fault, isBusy } = useSettingsAction([])
  async function download(name: string, request: () => Promise<ExportFile>, words?: string): Promise<void> {
    const exported = await act(request, words)
    if (exported) downloadFile(name, exported.file)
  }
  return { download, fault, isBusy }
}
