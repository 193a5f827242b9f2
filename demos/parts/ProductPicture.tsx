import { pictureKey } from '../catalogue/picture/artist.ts'
import type { PictureOptions } from '../catalogue/picture/draw.ts'
import type { Product } from '../catalogue/product.ts'
import { fillBox, useDrawing } from './use-drawing.ts'

type Props = PictureOptions & {
  product: Product
  className?: string | undefined
  /** The alternative text, unless the picture is decorative. */
  words?: string | undefined
  /** Whether it fills a box of another aspect ratio, cropped. */
  fills?: boolean
  /** Whether it is inline, as in a button. */
  isInline?: boolean
}

/** The picture of a product. */
export function ProductPicture({
  product,
  className,
  words,
  fills = false,
  isInline = false,
  ...options
}: Props) {
  const html = useDrawing(pictureKey(product, options), [product.kind], (artist) => {
    const svgMarkup = artist.picture(product, options)
    return fills ? fillBox(svgMarkup, 'xMidYMid') : svgMarkup
  })
  const Box = isInline ? 'span' : 'div'
  return (
    <Box
      className={className}
      {...(words && { role: 'img', 'aria-label': words })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a number
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
