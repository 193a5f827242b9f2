import { useState } from 'react'
import { decimal } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice, Field } from '../../../ui/Field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import type { Parcel } from '../../shop/order.ts'
import { MAX_PARCELS, PARCEL_KINDS } from '../../shop/parcels.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './Parcels.module.css'

type Props = {
  parcels: ReadonlyArray<Parcel>
  onAdd: () => void
  onChange: (index: number, parcel: Partial<Parcel>) => void
  onRemove: (index: number) => void
}

/** The parcels with their weights. A weight is stored when its field loses the focus. */
export function Parcels({ parcels, onAdd, onChange, onRemove }: Props) {
  return (
    <Panel
      title="Parcels"
      aside={
        parcels.length < MAX_PARCELS && (
          <Button size="small" onClick={onAdd}>
            One parcel more
          </Button>
        )
      }
    >
      {parcels.map((parcel, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is identified by its index
          key={index}
          className={styles.parcel}
        >
          <legend className="visually-hidden">Parcel {index + 1}</legend>
          <b aria-hidden="true">{index + 1}</b>
          <Choice
            label="Box"
            value={parcel.kind}
            options={[...new Set([...PARCEL_KINDS, parcel.kind])]}
            onPick={(kind) => onChange(index, { kind })}
          />
          <Weight grams={parcel.weightGrams} onChange={(weightGrams) => onChange(index, { weightGrams })} />
          {parcels.length > 1 && (
            <Button kind="link" aria-label={`Take parcel ${index + 1} away`} onClick={() => onRemove(index)}>
              Take away
            </Button>
          )}
        </fieldset>
      ))}
    </Panel>
  )
}

function Weight({ grams, onChange }: { grams: number | null; onChange: (grams: number | null) => void }) {
  const [typed, setTyped] = useTyped(grams === null ? '' : decimal(grams / 1_000))
  const [fault, setFault] = useState<string | null>(null)
  const submit = () => {
    const parsed = gramsOf(typed)
    setFault(parsed === 'no weight' ? 'Like 9,4' : null)
    if (parsed !== 'no weight' && parsed !== grams) onChange(parsed)
  }
  return (
    <Field
      label="Weight, kg"
      fault={fault}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onBlur={submit}
      onKeyDown={(event) => event.key === 'Enter' && submit()}
      onType={setTyped}
    />
  )
}

/**
 * Parses a weight in kilograms, with a comma or a point, to whole grams.
 *
 * @returns null for an empty text, `no weight` for an invalid one
 */
export function gramsOf(typed: string): number | null | 'no weight' {
  const text = typed.trim().replace(/\s*kg$/i, '')
  if (text === '') return null
  if (!/^\d{1,3}(?:[.,]\d{1,3})?$/.test(text)) return 'no weight'
  const grams = Math.round(Number(text.replace(',', '.')) * 1_000)
  return grams >= 100 && grams <= 200_000 ? grams : 'no weight'
}
