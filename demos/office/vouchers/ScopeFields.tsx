import { Choice } from '../../../ui/Field.tsx'
import { FAMILY_NAMES } from '../../catalogue/families.ts'
import { KINDS } from '../../catalogue/kinds.ts'
import type { Scope } from '../../shop/vouchers.ts'

/** Fields for the products of a voucher or sale: a kind, a family, or all. */
export function ScopeFields({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) {
  const { kinds, family } = scope
  return (
    <>
      <Choice
        label="For which kind"
        value={kinds?.[0] ?? ''}
        options={[['', 'Every kind'], ...KINDS.map(({ kind, word }) => [kind, word] as const)]}
        onPick={(kind) =>
          onScope({ ...(kind !== '' && { kinds: [kind] }), ...(family !== undefined && { family }) })
        }
      />
      <Choice
        label="For which family"
        value={family ?? ''}
        options={[['', 'Every family'], ...FAMILY_NAMES]}
        onPick={(name) => onScope({ ...(kinds && { kinds }), ...(name !== '' && { family: name }) })}
      />
    </>
  )
}
