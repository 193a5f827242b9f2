import { type ReactNode, useState } from 'react'
import { Button, ButtonLink, Buttons } from '../../ui/Button.tsx'
import { Chip, ChipChoice, ChipLink, ChipRow, RadioChip, RemovableChip, Segments } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Choice, Fault, Field, Labelled, Option, TextArea } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { KeysDialog } from '../../ui/KeysDialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import { Toast } from '../../ui/Toast.tsx'
import styles from './KitStates.module.css'

type Props = { rooms: ReadonlyArray<string>; room: string; theme: string }

/** Every part of the kit in its states. */
export function KitStates({ rooms, room, theme }: Props) {
  return (
    <main className={styles.page}>
      <h1>The kit: {room}</h1>
      <ChipRow label="Room">
        {rooms.map((room) => (
          <ChipLink key={room} href={`?room=${room}`}>
            {room}
          </ChipLink>
        ))}
        {room === 'inbox' && (
          <ChipLink href={theme === 'dark' ? '?' : '?theme=dark'}>
            {theme === 'dark' ? 'light' : 'dark'}
          </ChipLink>
        )}
      </ChipRow>
      <ButtonStates />
      <FieldStates />
      <ChipStates />
      <WordStates />
      <TableStates />
      <DialogStates />
      <State name="Icon">
        <div className="cluster">
          {Object.entries(icons).map(([name, path]) => (
            <span key={name} title={name}>
              <Icon path={path} />
            </span>
          ))}
        </div>
      </State>
      <State name="Tab bar, on a phone">
        <TabBar label="Example">
          <a href="#orders" aria-current="page">
            <Icon path={icons.orders} />
            Orders<b>3</b>
          </a>
          <a href="#products">
            <Icon path={icons.products} />
            Products
          </a>
          <a href="#more">
            <Icon path={icons.more} />
            More
          </a>
        </TabBar>
      </State>
    </main>
  )
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{name}</h2>
      {children}
    </section>
  )
}

const KINDS = ['edged', 'accent', 'fill', 'danger', 'plain', 'link'] as const

function ButtonStates() {
  return (
    <State name="Button">
      {([false, true] as const).map((isOff) => (
        <Buttons key={String(isOff)}>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind} disabled={isOff}>
              {kind}
            </Button>
          ))}
        </Buttons>
      ))}
      <Buttons>
        <Button size="small">Small</Button>
        <Button size="large" kind="accent">
          Large
        </Button>
        <Button size="icon" aria-label="Icon">
          <Icon path={icons.cross} />
        </Button>
        <ButtonLink href="#link">A link</ButtonLink>
        <Button>
          Key <Kbd>G O</Kbd>
        </Button>
      </Buttons>
      <Button isWide>Wide</Button>
    </State>
  )
}

function FieldStates() {
  const [typed, setTyped] = useState('Nomsa')
  const [pickedOption, setPickedOption] = useState<'door' | 'locker'>('door')
  return (
    <State name="Field, choice, search">
      <div className="fields">
        <Field label="Name" value={typed} onType={setTyped} />
        <Field label="With a hint" hint="As it stands on the parcel." value={typed} onType={setTyped} />
        <Field label="With a fault" fault="Write it like 2450,00." value={typed} onType={setTyped} />
        <Field label="Disabled" disabled value={typed} />
        <Choice
          label="Delivery"
          value={pickedOption}
          options={[
            ['door', 'To the door'],
            ['locker', 'To a locker'],
          ]}
          onPick={setPickedOption}
        />
        <Labelled label="Output">{(control) => <output {...control}>R 2 130,43</output>}</Labelled>
        <TextArea label="Several lines" value={typed} onType={setTyped} />
        <SearchField label="Search" value={typed} onType={setTyped} shortcut="/" />
      </div>
      <div className="cluster">
        <Option defaultChecked>Ticked</Option>
        <Option>Not ticked</Option>
        <Option type="radio" name="radio" defaultChecked>
          Chosen
        </Option>
        <Option type="radio" name="radio">
          Another
        </Option>
      </div>
      <Fault words="It could not be stored. Try again." />
    </State>
  )
}

function ChipStates() {
  const [isOn, setIsOn] = useState(true)
  const [size, setSize] = useState<'small' | 'large'>('small')
  const options = [
    ['small', 'Small'],
    ['large', 'Large'],
  ] as const
  return (
    <State name="Chip, segments">
      <ChipRow>
        <Chip isOn={isOn} count={12} onPress={() => setIsOn(!isOn)}>
          Pressed
        </Chip>
        <Chip isOn={!isOn} onPress={() => setIsOn(!isOn)}>
          Not pressed
        </Chip>
        <ChipLink href="#link">A link</ChipLink>
        <RemovableChip label="Removable" onRemove={() => setIsOn(false)} />
        <ChipChoice label="Size" value={size} options={options} onPick={setSize} />
      </ChipRow>
      <ChipRow label="Size">
        {options.map(([option, words]) => (
          <RadioChip
            key={option}
            name="size"
            label={words}
            isChosen={option === size}
            onChoose={() => setSize(option)}
          />
        ))}
        <RadioChip name="size" label="Gone" isSoldOut isChosen={false} onChoose={() => setSize('small')} />
      </ChipRow>
      <Segments label="Size" value={size} options={options} onPick={setSize} />
    </State>
  )
}

const TONES: ReadonlyArray<Tone> = ['yes', 'low', 'way', 'done', 'no', 'pick']

function WordStates() {
  return (
    <State name="Tag, note, empty state">
      <div className="cluster">
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </div>
      <Note icon={icons.lock}>Only an owner may see this.</Note>
      <Note tone="no" heading="That did not work">
        Nothing was taken.
      </Note>
      <EmptyState
        picture={<Icon path={icons.mail} size={56} />}
        heading="Nothing here yet"
        words="It comes as soon as somebody writes."
      >
        <Button>Show all</Button>
      </EmptyState>
    </State>
  )
}

function TableStates() {
  return (
    <State name="Table">
      <Table label="Orders" isCards>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col" className="at-end">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {[1042, 1041].map((number) => (
            <tr key={number} aria-selected={number === 1041}>
              <th scope="row">{number}</th>
              <td>Nomsa Dlamini</td>
              <td className="at-end">R 3 260,00</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </State>
  )
}

const DIALOGS = ['box', 'wide', 'sheet', 'corner', 'alert'] as const

function DialogStates() {
  const [openDialog, setOpenDialog] = useState<(typeof DIALOGS)[number] | 'keys' | 'toast' | null>(null)
  const close = () => setOpenDialog(null)
  return (
    <State name="Dialog, keys, toast">
      <Buttons>
        {[...DIALOGS, 'keys' as const, 'toast' as const].map((dialog) => (
          <Button key={dialog} onClick={() => setOpenDialog(dialog)}>
            {dialog}
          </Button>
        ))}
      </Buttons>
      {DIALOGS.map((kind) => (
        <Dialog
          key={kind}
          kind={kind}
          isOpen={openDialog === kind}
          onClose={close}
          heading="Start again?"
          question="The basket is emptied."
          actions={
            <>
              <Button onClick={close}>Keep it</Button>
              <Button kind="danger" onClick={close}>
                Start again
              </Button>
            </>
          }
        />
      ))}
      <KeysDialog
        isOpen={openDialog === 'keys'}
        onClose={close}
        groups={[
          [
            'Lists',
            [
              ['J', 'down'],
              ['Shift X', 'choose'],
            ],
          ],
        ]}
      >
        <Option defaultChecked>Single keys work</Option>
      </KeysDialog>
      {openDialog === 'toast' && (
        <Toast title="1042 came in" detail="Nomsa Dlamini, 2 pieces" ms={60_000} onClose={close}>
          <Button kind="accent">Undo</Button>
        </Toast>
      )}
    </State>
  )
}
