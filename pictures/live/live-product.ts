import type { ComponentType } from 'react'
import type { BrandProps, SceneBrand } from './scene-brand.ts'

/** How large its screens are drawn stands in live-device.module.css. */
type Device = 'phone' | 'window' | 'tablet'

/**
 * A screen that a page can show live: what is drawn, not its device. It fills the whole of its device, takes its colours from
 * `--worn-…` where they are set (domain/brand/palette.ts) and its product's own elsewhere, and has neither a style attribute
 * (the policy forbids it) nor a font of its own.
 */
export type LiveScreen = {
  /** What it is, for who cannot see it: `The shop on a phone`. */
  label: string
  device: Device
  Screen: ComponentType<BrandProps>
}

export type LiveProduct = {
  /** The solution's url. */
  slug: string
  /** The name that it shows without a visitor's. */
  own: SceneBrand
  /** The first is its face. */
  screens: readonly [LiveScreen, ...ReadonlyArray<LiveScreen>]
}
