import { FAMILY_NAMES } from '../../catalogue/families.ts'
import { KINDS } from '../../catalogue/kinds.ts'
import type { Scope } from '../../shop/vouchers.ts'
import { isKind } from '../products/product-list-query.ts'
import { Field } from '../ui/Field.tsx'

/** Which products it is for: a kind, a family, or all. */
export function ScopeFields({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) {
  const { kinds, family } = scope
  const withKind = (value: string): Scope => ({
    ...(isKind(value) && { kinds: [value] }),
    ...(family !== undefined && { family }),
  })
  const withFamily = (value: string): Scope => ({
    ...(kinds && { kinds }),
    ...(value !== '' && { family: value }),
  })
  return (
    <>
      <Field label="For which kind">
        <select value={kinds?.[0] ?? ''} onChange={(event) => onScope(withKind(event.currentTarget.value))}>
          <option value="">Every kind</option>
          {KINDS.map(({ kind, word }) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
        </select>
      </Field>
      <Field label="For which family">
        <select value={family ?? ''} onChange={(event) => onScope(withFamily(event.currentTarget.value))}>
          <option value="">Every family</option>
          {FAMILY_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
    </>
  )
}
