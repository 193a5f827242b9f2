/** The content of a file by its name. Unknown endings are downloads, never guessed. */
export type MediaType = { contentType: string; compressible: boolean; holdsOrigin: boolean }

const text = (contentType: string, holdsOrigin = false): MediaType => ({
  contentType: `${contentType}; charset=utf-8`,
  compressible: true,
  holdsOrigin,
})
const packed = (contentType: string): MediaType => ({ contentType, compressible: false, holdsOrigin: false })

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
  ['ico', { contentType: 'image/x-icon', compressible: true, holdsOrigin: false }],
  ['avif', packed('image/avif')],
  ['webp', packed('image/webp')],
  ['png', packed('image/png')],
  ['jpg', packed('image/jpeg')],
  ['jpeg', packed('image/jpeg')],
  ['gif', packed('image/gif')],
  ['woff2', packed('font/woff2')],
  ['woff', packed('font/woff')],
  ['pdf', packed('application/pdf')],
  ['mp4', packed('video/mp4')],
  ['webm', packed('video/webm')],
])

/** @param path a file's name or address, whose ending decides */
export function mediaTypeOf(path: string): MediaType {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return MEDIA_TYPES.get(ending) ?? packed('application/octet-stream')
}
