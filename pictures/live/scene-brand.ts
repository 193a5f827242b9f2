/** The name that a screen shows: its product's own, or a visitor's. */
export type SceneBrand = {
  name: string
  /** At most 16 characters, where there is little room. */
  short: string
  /** One character for a round mark. */
  initial: string
  /** The address shown in a browser's bar: `hillside.example`. */
  address: string
}

export type BrandProps = { brand: SceneBrand }
