import type { ComponentType } from 'react'
import type { BrandProps, SceneBrand } from './scene-brand.ts'

/** live-device.module.css sets the size at which its screens are drawn. */
type Device = 'phone' | 'window' | 'tablet'

/**
 * A screen that a page can show live: what is drawn, not its device. It fills the whole of its device, takes its colours from
 * `--worn-…` where they are set (domain/brand/palette.ts) and its product's own elsewhere, and has neither a style attribute
 * (the policy forbids it) nor a font of its own.
 */
export type LiveScreen = {
  /** The screen's name for screen readers: `The shop on a phone`. */
  label: string
  device: Device
  Screen: ComponentType<BrandProps>
}

export type LiveProduct = {
  /** The solution's `url`, like `ecommerce`. */
  slug: string
  /** The name shown unless a visitor typed another. */
  own: SceneBrand
  /** The first screen represents the product. */
  screens: readonly [LiveScreen, ...ReadonlyArray<LiveScreen>]
}
