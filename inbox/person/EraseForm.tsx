import { useState } from 'react'
import { normaliseEmail } from '../../domain/enquiry/email.ts'
import type { PersonOverview, Receipt } from '../../domain/inbox/api/person.ts'
import { erasedCallsSentence } from '../../domain/inbox/person/stored-data.ts'
import { counted } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { EmailField } from '../ui/EmailField.tsx'
import { Form } from '../ui/Form.tsx'
import { Card } from '../ui/layout.tsx'

type Props = { person: PersonOverview; onErased: (receipt: Receipt) => void }

/** Erases a person everywhere; asks for their address, then for the passkey or password. */
export function EraseForm({ person, onErased }: Props) {
  const api = useApi()
  const [input, setInput] = useState('')
  const { act, fault, isBusy } = useSettingsAction(['list', 'day', 'detail', 'subscribers'])
  const { key, name, email, mailsWaiting, callsAhead } = person
  const isSame = normaliseEmail(input) === normaliseEmail(email)

  async function erase(): Promise<void> {
    if (!isSame) return
    const receipt = await act(() => api.erasePerson(key, input))
    if (receipt) onErased(receipt)
  }
  return (
    <div id="erase">
      <Card look="warn">
        <h3>Erase {name}</h3>
        <p>
          This takes away all of the above, in our store and in the mails that wait. It cannot be undone.
          {callsAhead.length > 0 && ` ${erasedCallsSentence(callsAhead)}`}
          {mailsWaiting > 0 &&
            ` ${counted(mailsWaiting, 'mail')} ${mailsWaiting === 1 ? 'is' : 'are'} not delivered yet: ${mailsWaiting === 1 ? 'it' : 'they'} will not be sent.`}
        </p>
        <Form onSubmit={erase}>
          <EmailField
            label="Type the address to go on"
            autoComplete="off"
            hint={<>It is {email}.</>}
            value={input}
            onType={setInput}
          />
          <Fault words={fault} />
          <Buttons>
            <Button type="submit" kind="danger" aria-disabled={!isSame || isBusy}>
              Erase for good
            </Button>
            <Button kind="plain" onClick={() => history.back()}>
              Leave it
            </Button>
          </Buttons>
        </Form>
      </Card>
    </div>
  )
}
