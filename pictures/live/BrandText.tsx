import type { SceneBrand } from './scene-brand.ts'

/**
 * A part of a brand as text, in its own direction of writing. A page that shows the screen live finds the element by
 * `data-brand` and replaces its text.
 */
export function BrandText({ brand, part = 'name' }: { brand: SceneBrand; part?: keyof SceneBrand }) {
  return <bdi data-brand={part}>{brand[part]}</bdi>
}
