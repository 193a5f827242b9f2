import type { SceneBrand } from './scene-brand.ts'

type Props = { brand: SceneBrand; part?: keyof SceneBrand }

/**
 * A part of a brand as text, in its own direction of writing. A page that shows the screen live finds the element by
 * `data-brand` and replaces its text.
 */
export function BrandText({ brand, part = 'name' }: Props) {
  return <bdi data-brand={part}>{brand[part]}</bdi>
}
