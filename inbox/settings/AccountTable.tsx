import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { timeAndDayAhead } from '../../domain/calendar/day-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Fault, Field } from '../../ui/Field.tsx'
import { Table } from '../../ui/Table.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useSession } from '../state/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { EmailField } from '../ui/EmailField.tsx'
import { Form } from '../ui/Form.tsx'
import { HeadedSection } from '../ui/layout.tsx'
import { NewPasswordField } from '../ui/NewPasswordField.tsx'

const CHANGES = { name: ChangeName, address: ChangeAddress, password: ChangePassword } as const

/** The current person's name, address and password. */
export function AccountTable() {
  const { me } = useSession()
  const { data } = useQuery(queries.address(useApi()))
  const [openChange, setOpenChange] = useState<keyof typeof CHANGES | null>(null)
  const ChangeForm = openChange && CHANGES[openChange]
  return (
    <HeadedSection>
      <h2>Your account</h2>
      <Table label="Your account">
        <tbody>
          <AccountRow title={me.name} below="Your name, as clients read it">
            <ChangeButton of="your name" onPress={() => setOpenChange('name')} />
          </AccountRow>
          <AccountRow title={data?.email ?? me.email} below="You sign in with it, and mails come to it">
            <ChangeButton of="your address" onPress={() => setOpenChange('address')} />
          </AccountRow>
          {data?.waiting && <PendingAddressRow {...data.waiting} />}
          <AccountRow title="Password" below={me.hasPassword ? 'Set' : 'None: you sign in with a passkey'}>
            <ChangeButton of="your password" onPress={() => setOpenChange('password')} />
          </AccountRow>
        </tbody>
      </Table>
      {ChangeForm && <ChangeForm onClose={() => setOpenChange(null)} />}
    </HeadedSection>
  )
}

/** A row with a title, a line below it, and its buttons. */
export function AccountRow({
  title,
  below,
  children,
}: {
  title: ReactNode
  below: ReactNode
  children: ReactNode
}) {
  return (
    <tr>
      <th scope="row">
        {title}
        <small>{below}</small>
      </th>
      <td className="at-end">{children}</td>
    </tr>
  )
}

function ChangeButton({ of, onPress }: { of: string; onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      Change<span className="visually-hidden"> {of}</span>
    </Button>
  )
}

/** A new address that is not confirmed yet. */
function PendingAddressRow({ email, until }: { email: string; until: number }) {
  const api = useApi()
  const now = useNow()
  const { act, fault, isBusy } = useSettingsAction(['address'])
  const below = (
    <>
      Counts once the link in our mail to it is used, until {timeAndDayAhead(until, now)}
      <Fault words={fault} />
    </>
  )
  return (
    <AccountRow title={email} below={below}>
      <Button
        kind="plain"
        disabled={isBusy}
        onClick={() => void act(() => api.cancelAddressChange(), 'You keep your address.')}
      >
        Take back
      </Button>
    </AccountRow>
  )
}

type DialogProps = { onClose: () => void }

function ChangeName({ onClose }: DialogProps) {
  const api = useApi()
  const { me } = useSession()
  const [name, setName] = useState(me.name)
  const { act, fault, isBusy } = useSettingsAction(['session', 'people'])
  return (
    <AccountDialog
      heading="Your name"
      submit="Save"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => act(() => api.setName(name), 'Your name is changed.')}
    >
      <Field
        label="Your name, as clients will read it"
        autoComplete="name"
        required
        value={name}
        fault={fault ?? undefined}
        onType={setName}
      />
    </AccountDialog>
  )
}

function ChangeAddress({ onClose }: DialogProps) {
  const api = useApi()
  const { mail } = useSession()
  const [email, setEmail] = useState('')
  const { act, fault, isBusy } = useSettingsAction(['address'])
  const sentence =
    mail.way === 'smtp'
      ? `A mail with a link goes to ${email}.`
      : 'No mail leaves this machine yet: the one with the link is saved in a folder there.'
  return (
    <AccountDialog
      heading="Your address"
      submit="Send the link"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => act(() => api.requestAddressChange(email), sentence)}
    >
      <EmailField
        label="New e-mail"
        autoComplete="email"
        required
        value={email}
        fault={fault ?? undefined}
        hint="We mail a link to it. Until it is used, the old address signs you in. Then we tell the old one."
        onType={setEmail}
      />
    </AccountDialog>
  )
}

function ChangePassword({ onClose }: DialogProps) {
  const api = useApi()
  const { me } = useSession()
  const { data } = useQuery(queries.address(api))
  const [password, setPassword] = useState('')
  const { act, fault, isBusy } = useSettingsAction(['session', 'sessions', 'people', 'address'])
  return (
    <AccountDialog
      heading="Your password"
      submit="Save"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() =>
        act(
          () => api.setPassword(password),
          'Your password is changed, and you are signed out everywhere else.',
        )
      }
    >
      <NewPasswordField
        password={password}
        personal={[me.name, me.email]}
        fault={fault ?? undefined}
        onType={setPassword}
      />
      <p className="muted">
        You stay signed in here, and are signed out everywhere else. Passkeys stay.
        {data?.waiting && ' Your new address has to be asked for again.'}
      </p>
    </AccountDialog>
  )
}

type AccountDialogProps = DialogProps & {
  heading: string
  submit: string
  isBusy: boolean
  /** Resolves to null if it failed. */
  onSubmit: () => Promise<unknown>
  children: ReactNode
}

/** A form for one detail of the account, which closes after success. */
function AccountDialog({ heading, submit, isBusy, onSubmit, onClose, children }: AccountDialogProps) {
  return (
    <Dialog heading={heading} onClose={onClose}>
      <Form
        noValidate
        onSubmit={async () => {
          if ((await onSubmit()) !== null) onClose()
        }}
      >
        {children}
        <Button type="submit" kind="fill" disabled={isBusy}>
          {submit}
        </Button>
      </Form>
    </Dialog>
  )
}
