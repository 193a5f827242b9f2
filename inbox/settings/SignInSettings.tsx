import { useQuery } from '@tanstack/react-query'
import { timeAgo } from '../../domain/calendar/day-words.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Table } from '../../ui/Table.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { supportsPasskeys } from '../state/passkeys.ts'
import { queries } from '../state/queries.ts'
import { useSignOut } from '../state/session.ts'
import { HeadedSection } from '../ui/layout.tsx'
import { AccountRow } from './AccountTable.tsx'

/** The current person's passkeys; the last means of signing in cannot be removed. */
export function PasskeysTable() {
  const api = useApi()
  const now = useNow()
  const { data } = useQuery(queries.passkeys(api))
  const { act, fault, isBusy } = useSettingsAction(['passkeys', 'session', 'people'])
  return (
    <HeadedSection>
      <h2>Your passkeys</h2>
      <Table label="Your passkeys">
        <tbody>
          {data?.passkeys.map(({ id, name, lastUsedAt }) => (
            <AccountRow
              key={id}
              title={name}
              below={lastUsedAt === null ? 'Not used yet' : `Used ${timeAgo(lastUsedAt, now)}`}
            >
              <Button
                kind="plain"
                disabled={isBusy}
                onClick={() => void act(() => api.removePasskey(id), 'The passkey is taken away.')}
              >
                Take away
              </Button>
            </AccountRow>
          ))}
        </tbody>
      </Table>
      <Fault words={fault} />
      {supportsPasskeys ? (
        <Buttons>
          <Button disabled={isBusy} onClick={() => void act(() => api.addPasskey(), 'The passkey is added.')}>
            Add a passkey
          </Button>
        </Buttons>
      ) : (
        <p>A passkey needs an address that begins with https:// and a browser that has passkeys.</p>
      )}
    </HeadedSection>
  )
}

/** The current person's sessions, each of which can be ended here. */
export function SessionsTable() {
  const api = useApi()
  const now = useNow()
  const signOut = useSignOut()
  const { data } = useQuery(queries.sessions(api))
  const { act, fault, isBusy } = useSettingsAction(['sessions'])
  return (
    <HeadedSection>
      <h2>Where you are signed in</h2>
      <Table label="Where you are signed in">
        <tbody>
          {data?.sessions.map(({ id, device, phone, current, lastUsedAt }) => (
            <AccountRow
              key={id}
              title={<b>{current ? `This ${phone ? 'phone' : 'computer'}` : phone ? 'Phone' : 'Computer'}</b>}
              below={`${device}. ${current ? 'Now' : timeAgo(lastUsedAt, now)}`}
            >
              {!current && (
                <Button
                  disabled={isBusy}
                  onClick={() => void act(() => api.endSession(id), 'Signed out there.')}
                >
                  Sign out
                </Button>
              )}
            </AccountRow>
          ))}
        </tbody>
      </Table>
      <p>Ends after 8 hours without use, and after 7 days in any case.</p>
      <Fault words={fault} />
      <Buttons>
        <Button kind="danger" onClick={() => void signOut(true)}>
          Sign out everywhere
        </Button>
      </Buttons>
    </HeadedSection>
  )
}
