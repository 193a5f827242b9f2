import { NAME_TYPED_MAX_CHARS } from '../../../domain/brand/name.ts'
import {
  BRAND_FAULT_SENTENCES,
  BRAND_PARAMETERS,
  type BrandFault,
  CUSTOM_COLOUR,
  type ReadBrand,
} from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import styles from './BrandDock.module.css'
import { COLOUR_FAULT, ColourChoice } from './ColourChoice.tsx'
import { BRAND_FORM, DOCK_ID } from './page-elements.ts'
import { askAddress, dockTitle } from './share.ts'

type Props = {
  requested: ReadBrand
  /** Slug of the selected product. */
  selected: string | null
}

/**
 * Name and colour: a plain form that reloads the page; with script the products change at each key. On a phone it is at the bottom of
 * the screen. There, and as a strip on a tablet in portrait, it collapses to one line once a name or colour is shown; the line's link opens
 * it again, without script by `:target`.
 */
export function BrandDock({ requested, selected }: Props) {
  const { brand, faults } = requested
  const isFolded = faults.length === 0 && dockTitle(brand) !== null
  return (
    <div
      id={DOCK_ID}
      className={`night edged off-paper ${styles.dock}`}
      data-folded={isFolded ? '' : undefined}
    >
      <div className={styles.line}>
        <a href={`#${DOCK_ID}`} className={styles.change}>
          <bdi>{dockTitle(brand)}</bdi>
          <span>Change name or colour</span>
        </a>
        <span data-leads="ask">
          <ButtonLink href={askAddress({ ...brand, product: selected })} variant="moon">
            Ask about it
          </ButtonLink>
        </span>
      </div>
      <BrandForm requested={requested} />
    </div>
  )
}

function BrandForm({ requested: { brand, faults } }: Pick<Props, 'requested'>) {
  return (
    <form id={BRAND_FORM} className={styles.form} action={paths.yourName()}>
      <div className={styles.name}>
        <label htmlFor="business-name">The name of your business or church</label>
        <div className={styles.row}>
          <input
            id="business-name"
            maxLength={NAME_TYPED_MAX_CHARS}
            name={BRAND_PARAMETERS.name}
            defaultValue={brand.name}
            className={`paper ${controlClass}`}
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
      <input type="hidden" name={CUSTOM_COLOUR.before} defaultValue={brand.colour?.slice(1) ?? ''} />
    </form>
  )
}

/** Always present, even if empty: a live region that is inserted together with its text may not be announced. */
function Fault({ of, id, faults }: { of: BrandFault; id: string; faults: ReadonlyArray<BrandFault> }) {
  return (
    <p id={id} className={styles.fault} aria-live="polite">
      {faults.includes(of) && BRAND_FAULT_SENTENCES[of]}
    </p>
  )
}
