import type { BrandOfEnquiry } from '../../domain/inbox/api/brand.ts'

/** The name that they saw a product under, as a title. */
export function brandPreviewTitle({ name, colour }: BrandOfEnquiry): string {
  if (name !== '') return name
  return colour === null ? 'As we show it' : 'In their colour'
}
