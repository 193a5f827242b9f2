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
  /** @param at index of the parcel */
  onChange: (at: number, parcel: Partial<Parcel>) => void
  onTakeAway: (at: number) => void
}

/** The parcels with their weights, each stored when its field loses the focus. */
export function Parcels({ parcels, onAdd, onChange, onTakeAway }: Props) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is its place
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
          <Weight grams={parcel.weightGrams} onWeigh={(weightGrams) => onChange(index, { weightGrams })} />
          {parcels.length > 1 && (
            <Button
              kind="link"
              aria-label={`Take parcel ${index + 1} away`}
              onClick={() => onTakeAway(index)}
            >
              Take away
            </Button>
          )}
        </fieldset>
      ))}
    </Panel>
  )
}

function Weight({ grams, onWeigh }: { grams: number | null; onWeigh: (grams: number | null) => void }) {
  const [typed, setTyped] = useTyped(grams === null ? '' : decimal(grams / 1_000))
  const [fault, setFault] = useState<string | null>(null)
  const leaveField = () => {
    const weighed = gramsOf(typed)
    setFault(weighed === 'no weight' ? 'Like 9,4' : null)
    if (weighed !== 'no weight' && weighed !== grams) onWeigh(weighed)
  }
  return (
    <Field
      label="Weight, kg"
      fault={fault}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onBlur={leaveField}
      onKeyDown={(event) => event.key === 'Enter' && leaveField()}
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
