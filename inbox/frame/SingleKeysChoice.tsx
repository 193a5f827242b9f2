import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../state/api-context.tsx'
import { errorText } from '../state/error-text.ts'
import { useSession } from '../state/session.ts'
import words from '../styles/words.module.css'
import { Fault } from '../ui/Fault.tsx'
import fields from '../ui/field.module.css'

/** Turns single keys off and on for oneself (WCAG 2.1.4). */
export function SingleKeysChoice() {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const change = useMutation({
    mutationFn: (singleKeys: boolean) => api.setSingleKeys(singleKeys),
    onSettled: () => client.invalidateQueries({ queryKey: ['session'] }),
  })
  const isOn = change.isPending ? change.variables : me.singleKeys
  return (
    <>
      <label className={fields.option}>
        <input
          className={fields.tick}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => change.mutate(target.checked)}
        />
        <span>
          Use single keys <span className={words.muted}>Off leaves them to your screen reader.</span>
        </span>
      </label>
      <Fault words={change.isError ? errorText(change.error) : null} />
    </>
  )
}
