/** `hasOrigin`: the public origin is inserted into its text. */
export type MediaType = { contentType: string; isCompressible: boolean; hasOrigin: boolean }

const text = (contentType: string, hasOrigin = false): MediaType => ({
  contentType: `${contentType}; charset=utf-8`,
  isCompressible: true,
  hasOrigin,
})
const binary = (contentType: string): MediaType => ({ contentType, isCompressible: false, hasOrigin: false })

const MEDIA_TYPES = new Map<string, MediaType>([
  ['html', text('text/html', true)],
  ['xml', text('application/xml', true)],
  ['txt', text('text/plain', true)],
  ['json', text('application/json', true)],
  ['webmanifest', text('application/manifest+json', true)],
  ['css', text('text/css')],
  ['js', text('text/javascript')],
  ['mjs', text('text/javascript')],
  ['svg', text('image/svg+xml')],
  ['ico', { contentType: 'image/x-icon', isCompressible: true, hasOrigin: false }],
  ['avif', binary('image/avif')],
  ['webp', binary('image/webp')],
  ['png', binary('image/png')],
  ['jpg', binary('image/jpeg')],
  ['jpeg', binary('image/jpeg')],
  ['gif', binary('image/gif')],
  ['woff2', binary('font/woff2')],
  ['woff', binary('font/woff')],
  ['pdf', binary('application/pdf')],
  ['mp4', binary('video/mp4')],
  ['webm', binary('video/webm')],
])

/** The type of a file by the ending of its name or address. Unknown endings are downloads, never guessed. */
export function mediaTypeOf(path: string): MediaType {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return MEDIA_TYPES.get(ending) ?? binary('application/octet-stream')
}
