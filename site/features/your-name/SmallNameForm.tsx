import { NAME_TYPED_MAX_CHARS } from '../../../domain/brand/name.ts'
import { BRAND_PARAMETERS, PRESET_COLOURS } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import styles from './SmallNameForm.module.css'

/** A plain form on a solution's page that opens the product with a typed name. */
export function SmallNameForm({ product }: { product: string }) {
  return (
    <form className={`edged off-paper ${styles.form}`} action={paths.yourName()}>
      <p>
        See it with your own name on it.
        <small>Only to look at: we keep nothing.</small>
      </p>
      <div>
        <label htmlFor="business">The name of your business or church</label>
        <input
          id="business"
          maxLength={NAME_TYPED_MAX_CHARS}
          name={BRAND_PARAMETERS.name}
          className={controlClass}
          autoComplete="organization"
        />
      </div>
      <ColourField />
      <input type="hidden" name={BRAND_PARAMETERS.product} value={product} />
      <button type="submit" className={buttonClass({})}>
        See it with your name
      </button>
    </form>
  )
}

/** The twelve colours by name. */
function ColourField() {
  return (
    <div>
      <label htmlFor="business-colour">Your colour</label>
      <select id="business-colour" name={BRAND_PARAMETERS.colour} className={controlClass}>
        <option value="">The product’s own</option>
        {PRESET_COLOURS.map(({ colour, word }) => (
          <option key={colour} value={colour.slice(1)}>
            {word}
          </option>
        ))}
      </select>
    </div>
  )
}
