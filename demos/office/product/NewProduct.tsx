import { useState } from 'react'
import { useLocation } from 'wouter'
import { formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice, Field } from '../../../ui/Field.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { officeAddresses } from '../../addresses.ts'
import { FAMILY_NAMES } from '../../catalogue/families.ts'
import { KIND_FACTS, KINDS, kindInCollection } from '../../catalogue/kinds.ts'
import { MAKERS } from '../../catalogue/makers.ts'
import { PRODUCT_COUNT, type Product } from '../../catalogue/product.ts'
import { vatIn } from '../../shop/vat.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { centsOf } from '../typed/amounts.ts'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'

/** The form for a new product in one size and colour, without stock. Its picture is drawn from kind and family. */
export function NewProduct({ name: requestedName }: { name: string }) {
  const { state, act } = useOffice()
  const [, go] = useLocation()
  const [name, setName] = useState(requestedName)
  const [kind, setKind] = useState(KINDS[0]?.kind ?? 'stool')
  const [family, setFamily] = useState<string>(FAMILY_NAMES[0])
  const [size, setSize] = useState('One size')
  const [price, setPrice] = useState('')
  const cents = centsOf(price)
  const isComplete = name.trim() !== '' && size.trim() !== '' && cents !== null
  useTitle('A new product')
  const add = async () => {
    if (cents === null) return
    const product = newProduct({ name, kind, family, size, cents })
    const number = PRODUCT_COUNT + state.added.length + 1
    if (await act({ do: 'add product', product }, `${name.trim()} is in the shop`))
      go(officeAddresses.product(number))
  }
  useKeys({ 'Control+s': isComplete ? () => void add() : undefined })
  return (
    <>
      <ScreenHead title="A new product" back={{ href: officeAddresses.products, words: 'Products' }} />
      <Panel>
        <div className="stack gap-3">
          <Field label="Name" value={name} maxLength={80} onType={setName} />
          <Choice
            label="Kind"
            value={kind}
            options={KINDS.map((kind) => [kind.kind, kind.word] as const)}
            onPick={setKind}
          />
          <Choice
            label="Family, whose curves it shares"
            value={family}
            options={FAMILY_NAMES}
            onPick={setFamily}
          />
          <Field label="Size" value={size} onType={setSize} />
          <Field
            label="Price, incl. VAT"
            fault={price !== '' && cents === null ? 'Write it like 2450,00.' : null}
            inputMode="decimal"
            value={price}
            onType={setPrice}
          />
          <p className="muted">
            {cents === null ? 'VAT is in the price.' : `VAT in it ${formatRand(vatIn(cents))}.`} It begins
            with no stock: count it in when the pieces are here.
          </p>
          <div>
            <Button kind="accent" disabled={!isComplete} onClick={() => void add()}>
              Add it to the shop
            </Button>
          </div>
        </div>
      </Panel>
    </>
  )
}

type FormValues = { name: string; kind: Product['kind']; family: string; size: string; cents: number }

function newProduct({ name, kind, family, size, cents }: FormValues): Omit<Product, 'number' | 'slug'> {
  const form = kindInCollection(kind).forms[0]?.form ?? ''
  return {
    name: name.trim(),
    kind,
    family,
    form,
    material: KIND_FACTS[kind].materials[0] ?? 'kiaat',
    pattern: null,
    maker: MAKERS.bench,
    colours: [],
    sizes: [{ word: size.trim(), priceCents: cents }],
    shippingClass: 'door',
    isOutdoor: false,
    priceCents: cents,
  }
}
