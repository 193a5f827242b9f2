import type { ReactNode } from 'react'
import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import { paletteOf } from '../../../domain/brand/palette.ts'
import { BRAND_PARAMETERS, CUSTOM_COLOUR, PRESET_COLOURS } from '../../../domain/brand/visitor-brand.ts'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './ColourChoice.module.css'

/** The id of the message about an unreadable colour or logo. */
export const COLOUR_FAULT = 'colour-fault'
const INITIAL_FREE_COLOUR: HexColour = '#1f6f54'

/** The products' own colours, twelve of ours, and any other. Drawn in SVG, because our policy forbids style attributes. */
export function ColourChoice({ chosen }: { chosen: HexColour | null }) {
  const isFree = chosen !== null && PRESET_COLOURS.every(({ colour }) => colour !== chosen)
  return (
    <fieldset className={styles.colours}>
      <legend>Your colour</legend>
      <div className={styles.swatches}>
        <Swatch value="" word="The products’ own" tick="#171a21" isChosen={chosen === null}>
          <Quarters />
        </Swatch>
        {PRESET_COLOURS.map(({ colour, word }) => (
          <Swatch
            key={colour}
            value={colour.slice(1)}
            word={word}
            tick={paletteOf(colour).on}
            isChosen={colour === chosen}
          >
            <circle cx="22" cy="22" r="16" fill={colour} />
          </Swatch>
        ))}
        <input
          type="radio"
          name={BRAND_PARAMETERS.colour}
          value={CUSTOM_COLOUR.choice}
          defaultChecked={isFree}
          aria-label="Another"
          className={styles.wheel}
        />
        <FreeColour colour={isFree ? chosen : INITIAL_FREE_COLOUR} />
      </div>
    </fieldset>
  )
}

function FreeColour({ colour }: { colour: HexColour }) {
  return (
    <div className={styles.free}>
      <label className={styles.any}>
        <input type="color" name={CUSTOM_COLOUR.parameter} defaultValue={colour} />
        Any colour
      </label>
      <label
        className={buttonClass({ variant: 'ghost', size: 'small', className: styles.logo ?? '' })}
        data-live=""
      >
        <input type="file" accept="image/*" aria-describedby={`logo-note ${COLOUR_FAULT}`} />
        From your logo
      </label>
      <p id="logo-note" className={styles.note} data-live="">
        Your logo is not sent to us.
      </p>
    </div>
  )
}

type SwatchProps = { value: string; word: string; tick: string; isChosen: boolean; children: ReactNode }

/** The chosen colour has a ring and a tick: the ring is visible beside every colour, the tick without colours. */
function Swatch({ value, word, tick, isChosen, children }: SwatchProps) {
  return (
    <span className={styles.swatch}>
      <input
        type="radio"
        name={BRAND_PARAMETERS.colour}
        value={value}
        defaultChecked={isChosen}
        aria-label={word}
      />
      <svg viewBox="0 0 44 44" aria-hidden="true">
        {children}
        <circle className={styles.edge} cx="22" cy="22" r="16" />
        <circle className={styles.ring} cx="22" cy="22" r="20" />
        <path className={styles.tick} stroke={tick} d="m15.5 22.5 4.5 4.5 8.5-9.5" />
      </svg>
    </span>
  )
}

function Quarters() {
  return (
    <>
      <path fill="#e5a888" d="M22 22V6a16 16 0 0 1 16 16z" />
      <path fill="#b3cbe8" d="M22 22h16a16 16 0 0 1-16 16z" />
      <path fill="#f3cf7a" d="M22 22v16A16 16 0 0 1 6 22z" />
      <path fill="#b5d3b6" d="M22 22H6A16 16 0 0 1 22 6z" />
    </>
  )
}
