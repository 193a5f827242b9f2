import { errorIdOf, FieldError } from '../../ui/Field.tsx'
import styles from './CategoryChoice.module.css'

type Props = {
  id: string
  legend: string
  categories: ReadonlyArray<string>
  chosen: string | undefined
  error: string | undefined
}

/** What the enquiry is about: one of the categories. */
export function CategoryChoice({ id, legend, categories, chosen, error }: Props) {
  return (
    <fieldset
      className={styles.choice}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and aria-required and aria-invalid need it.
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorIdOf(id) : undefined}
    >
      <legend id={`${id}-legend`}>{legend}</legend>
      {categories.map((category, at) => (
        <label key={category} className={styles.option}>
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name="category"
            value={category}
            defaultChecked={category === chosen}
          />
          <span>{category}</span>
        </label>
      ))}
      <FieldError field={id} error={error} />
    </fieldset>
  )
}
