import { useState } from 'react'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Settings } from '../../domain/inbox/api/settings.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault, Field } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { Form } from '../ui/Form.tsx'
import { Card } from '../ui/layout.tsx'

/** The webhook, which reports each new enquiry, signed. */
export function WebhookSettings({
  webhook: { url, isGiven, waiting, trouble },
}: {
  webhook: Settings['webhook']
}) {
  const api = useApi()
  const { me } = useSession()
  const [input, setInput] = useState(url ?? '')
  const [result, setResult] = useState<string | null>(null)
  const { act, fault, isBusy } = useSettingsAction(['settings'])
  const isOwner = mayDo('change-settings', me.role)
  const mayChange = isOwner && !isGiven
  return (
    <Card>
      <h3>Telling another program (webhook)</h3>
      <Form
        onSubmit={() => act(() => api.changeSettings({ webhookUrl: input.trim() }), 'The address is kept.')}
      >
        <Field
          label="Address"
          type="url"
          readOnly={!mayChange}
          hint={isGiven ? 'Set where the server is started: WEBHOOK_URL.' : undefined}
          value={input}
          onType={setInput}
        />
        <p className="muted">
          It is told of each new enquiry. A key signs what is sent (HMAC, SHA-256), so that it can trust it.
          {waiting > 0 && ` ${waiting} ${waiting === 1 ? 'waits' : 'wait'}.`}
          {trouble &&
            ` Last try at ${timeOfDay(trouble.at)}: ${trouble.words}. Next try ${timeOfDay(trouble.nextTry)}.`}
        </p>
        <Fault words={fault} />
        {result && <p role="status">{result}</p>}
        {isOwner && (
          <Buttons>
            {input.trim() !== (url ?? '') && (
              <Button type="submit" kind="fill" disabled={isBusy}>
                Keep the address
              </Button>
            )}
            <Button
              disabled={isBusy || !url}
              onClick={async () => setResult((await act(() => api.testWebhook()))?.sentence ?? null)}
            >
              Send a test
            </Button>
            {mayChange && (
              <Button
                kind="plain"
                disabled={isBusy}
                onClick={async () => {
                  const newKey = await act(() => api.newSigningKey())
                  if (newKey) setResult(`The new key, shown once: ${newKey.key}`)
                }}
              >
                New signing key
              </Button>
            )}
          </Buttons>
        )}
      </Form>
    </Card>
  )
}
