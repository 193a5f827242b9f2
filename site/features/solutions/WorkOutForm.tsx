import { IN_THE_PRICE } from '../../../domain/pricing/included-or-extra.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './WorkOutForm.module.css'
import type { WorkOut } from './work-out.ts'

type Props = WorkOut & { chosenMonths: number }

/** The small calculator: a plain form that opens the calculator, set to this solution and to what is chosen here. */
export function WorkOutForm({ need, version, designs, months, extras, chosenMonths }: Props) {
  return (
    <form className={styles.form} action={paths.calculator()} aria-labelledby="work-out-heading">
      <input type="hidden" name="v" value={version} />
      <input type="hidden" name="need" value={need} />
      <div className={styles.head}>
        <h3 id="work-out-heading">Work out your price</h3>
        <p>See the total, every line of it and the months. It does not ask for your name.</p>
      </div>
      <fieldset className={styles.rows}>
        <legend>Design</legend>
        {designs.map(({ design, title, adds }) => (
          <label key={design}>
            <input type="radio" name="design" value={design} defaultChecked={design === 'template'} />
            <span>{title}</span> <span className={styles.adds}>{adds ? `+ ${adds}` : IN_THE_PRICE}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.rows}>
        <legend>Extras</legend>
        {extras.map(({ key, label, adds }) => (
          <label key={key}>
            <input type="checkbox" name="extras" value={key} />
            <span>{label}</span> <span className={styles.adds}>+ {adds}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.end}>
        <fieldset className={styles.months}>
          <legend>Months</legend>
          {months.map((count) => (
            <label key={count}>
              <input type="radio" name="months" value={count} defaultChecked={count === chosenMonths} />
              <span>
                {count}
                <span className="visually-hidden"> months</span>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className={buttonClass({ variant: 'moon', className: styles.submit ?? '' })}>
          Work out your price
        </button>
      </div>
    </form>
  )
}
