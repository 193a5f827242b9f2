import { useState } from 'react'
import type { PostalAddress } from '../../domain/content/company.ts'
import { Fault, Field } from '../../ui/Field.tsx'
import { Card } from '../ui/layout.tsx'
import { FieldConflict } from './FieldConflict.tsx'
import { asStored, ExampleNotice, isExample, StatusTag } from './SiteField.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { useSavedField } from './use-saved-field.ts'

const LINES: ReadonlyArray<[name: keyof PostalAddress, label: string]> = [
  ['street', 'Street'],
  ['suburb', 'Suburb'],
  ['town', 'Town'],
  ['province', 'Province'],
  ['postalCode', 'Postal code'],
]

type Address = Partial<Record<keyof PostalAddress, string>>

/** The company's address, saved as one value. */
export function AddressFields() {
  const { valueAt } = useSitePart('company')
  const saved = useSavedField({ part: 'company', field: 'physicalAddress' })
  const mayChange = useMayChange()
  const [input, setInput] = useState(saved.ownValue ? addressIn(saved.ownValue.value) : null)
  const stored = valueAt('physicalAddress')
  const address = input ?? addressIn(stored)
  function change(name: keyof PostalAddress, text: string): void {
    const next = { ...address, [name]: text }
    setInput(next)
    const live = saved.change ? saved.change.live : stored
    const isLiveValue = oneLine(next) === oneLine(addressIn(live))
    saved.save(isLiveValue ? asStored(live) : factOf(next), 'after a pause')
  }
  return (
    <Card>
      <h2>
        Address <StatusTag change={saved.change} stored={stored} />
      </h2>
      <div className="fields">
        {LINES.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            readOnly={!mayChange}
            value={address[name] ?? ''}
            onType={(text) => change(name, text)}
          />
        ))}
      </div>
      {isExample(stored) && <ExampleNotice onConfirm={() => saved.save(factOf(address))} />}
      <Fault words={saved.fault} />
      <FieldConflict
        saved={saved}
        inWords={(value) => oneLine(addressIn(value))}
        onTakeOther={() => setInput(null)}
      />
    </Card>
  )
}

/** @returns null without any line */
function factOf(address: Address) {
  const lines = Object.entries(address).filter(([, line]) => line !== '')
  return lines.length === 0 ? null : { value: Object.fromEntries(lines) }
}

function oneLine(address: Address): string {
  return LINES.map(([name]) => address[name] ?? '').join(', ')
}

function addressIn(fact: unknown): Address {
  if (typeof fact !== 'object' || fact === null || !('value' in fact)) return {}
  return typeof fact.value === 'object' && fact.value !== null ? (fact.value as Address) : {} // by its schema
}
