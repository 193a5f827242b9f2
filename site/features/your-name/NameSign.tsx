import { NAME_TYPED_MAX_CHARS } from '../../../domain/brand/name.ts'
import { BRAND_PARAMETERS, PRESET_COLOURS } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { capitalised, inWords } from '../../../domain/wording.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import styles from './NameSign.module.css'

/** The five preset colours that differ most. */
const COLOURS = ['Red', 'Green', 'Blue', 'Purple', 'Black']
const SWATCHES = PRESET_COLOURS.filter(({ word }) => COLOURS.includes(word))

/** A form on the first screen that opens the products under a shop’s name and colour. */
export function NameSign({ products }: { products: number }) {
  return (
    <form className={`off-paper ${styles.sign}`} action={paths.yourName()} aria-label="Your name on it">
      <label htmlFor="shop">Your shop’s name</label>
      <p>{capitalised(inWords(products))} products wear it. Nothing is kept.</p>
      <input
        id="shop"
        name={BRAND_PARAMETERS.name}
        className={`paper ${controlClass}`}
        maxLength={NAME_TYPED_MAX_CHARS}
        placeholder="Thandi’s Bakery"
        autoComplete="organization"
      />
      <div role="radiogroup" aria-label="Your colour">
        <Swatch word="The product’s own" value="" isChosen>
          <circle cx="16" cy="16" r="12" fill="var(--dusk)" />
          <path d="M16 4A12 12 0 0 0 16 28Z" fill="var(--rooibos)" />
        </Swatch>
        {SWATCHES.map(({ word, colour }) => (
          <Swatch key={word} word={word} value={colour.slice(1)}>
            <circle cx="16" cy="16" r="12" fill={colour} />
          </Swatch>
        ))}
      </div>
      <button type="submit" className={buttonClass({})}>
        Show it
      </button>
    </form>
  )
}

type SwatchProps = { word: string; value: string; isChosen?: boolean; children: React.ReactNode }

function Swatch({ word, value, isChosen = false, children }: SwatchProps) {
  return (
    <span className={styles.swatch}>
      <input
        type="radio"
        name={BRAND_PARAMETERS.colour}
        value={value}
        defaultChecked={isChosen}
        aria-label={word}
      />
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {children}
        <circle cx="16" cy="16" r="12" className={styles.edge} />
        <circle cx="16" cy="16" r="14.5" className={styles.chosen} />
      </svg>
    </span>
  )
}
