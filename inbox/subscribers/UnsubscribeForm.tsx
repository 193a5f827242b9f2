import { useState } from 'react'
import form from '../sign-in/form.module.css'
import { useApi } from '../state/api-context.tsx'
import { useSettingsAction } from '../state/settings-action.ts'
import { button } from '../ui/button.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Fault } from '../ui/Fault.tsx'
import { Field } from '../ui/Field.tsx'

/** Notes that somebody asked us to stop, and how. */
export function UnsubscribeForm({ id, email, onClose }: { id: string; email: string; onClose: () => void }) {
  const api = useApi()
  const [typed, setTyped] = useState('')
  const { act, fault, isBusy } = useSettingsAction(['subscribers'])
  return (
    <Dialog heading={`Stop ${email}?`} onClose={onClose} narrow>
      <form
        className={form.form}
        onSubmit={async (event) => {
          event.preventDefault()
          const isDone = await act(async () => {
            await api.stopSubscriber(id, typed)
            return true
          }, `${email} gets no letters any more.`)
          if (isDone) onClose()
        }}
      >
        <Field
          label="How they asked"
          placeholder="Asked to stop by WhatsApp"
          value={typed}
          maxLength={500}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Fault words={fault} />
        <button type="submit" className={button('go')} disabled={isBusy}>
          Stop
        </button>
      </form>
    </Dialog>
  )
}
