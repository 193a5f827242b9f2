import { BRAND_FAULT_SENTENCES } from '../../../domain/brand/fault-sentences.ts'
import { NAME_TYPED_MAX_CHARS } from '../../../domain/brand/name.ts'
import {
  BRAND_PARAMETERS,
  type BrandFault,
  FREE_COLOUR,
  type VisitorBrand,
} from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import styles from './BrandForm.module.css'
import { COLOUR_FAULT, ColourChoice } from './ColourChoice.tsx'

type Props = { brand: VisitorBrand; faults: ReadonlyArray<BrandFault> }

/** Name and colour: a plain form that opens the page anew; with script the products follow every letter. */
export function BrandForm({ brand, faults }: Props) {
  return (
    <form className={styles.form} action={paths.yourName()}>
      <div className={styles.name}>
        <label htmlFor="business-name">The name of your business</label>
        <div className={styles.row}>
          <input
            id="business-name"
            maxLength={NAME_TYPED_MAX_CHARS}
            name={BRAND_PARAMETERS.name}
            defaultValue={brand.name}
            className={controlClass}
            autoComplete="organization"
            autoCapitalize="words"
            enterKeyHint="go"
            spellCheck={false}
            dir="auto"
            aria-describedby="name-fault"
          />
          <button type="submit" className={buttonClass({ variant: 'moon', className: styles.submit ?? '' })}>
            Show it
          </button>
        </div>
        <Fault of="name-too-long" id="name-fault" faults={faults} />
      </div>
      <ColourChoice chosen={brand.colour} />
      <Fault of="no-colour" id={COLOUR_FAULT} faults={faults} />
      <input type="hidden" name={FREE_COLOUR.before} defaultValue={brand.colour?.slice(1) ?? ''} />
      <input type="hidden" name={BRAND_PARAMETERS.product} defaultValue={brand.product ?? ''} />
    </form>
  )
}

/** The script puts its sentence in the same place: a live region that comes with its text may go unheard. */
function Fault({ of, id, faults }: { of: BrandFault; id: string; faults: ReadonlyArray<BrandFault> }) {
  return (
    <p id={id} className={styles.fault} aria-live="polite">
      {faults.includes(of) && BRAND_FAULT_SENTENCES[of]}
    </p>
  )
}
