import { Fault, Option } from '../../../ui/Field.tsx'
import { Card } from '../../ui/layout.tsx'
import { useMayChange, useSitePart } from '../site-state.ts'
import { useSavedField } from '../use-saved-field.ts'

/** Marks a case study as a real client's; without this mark its page says that it is an example. */
export function RealClient({ slug }: { slug: string }) {
  const field = `${slug}.clientAgreed`
  const saved = useSavedField({ part: 'case-studies', field })
  const isReal = useSitePart('case-studies').valueAt(field) === true
  const mayChange = useMayChange()
  return (
    <Card look="quiet">
      <h2>Is it a real client?</h2>
      <p>
        Then take “Example project” away from the client’s name, and keep their written consent. Until then
        the page says in its title, above its heading and under the situation that it is an example.
      </p>
      <Option
        checked={isReal}
        disabled={!mayChange}
        onChange={({ target }) => saved.save(target.checked ? true : null)}
      >
        This is a real client, who agreed in writing
      </Option>
      <Fault words={saved.fault} />
    </Card>
  )
}
