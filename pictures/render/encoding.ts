/** Device pixels per CSS pixel of a scene. */
export const DEVICE_PIXELS = 2
/** In pixels. The site offers all of them, and the browser takes the one that fits. */
export const WIDTHS = [400, 800, 1200, 1600]
export const AVIF = { quality: 50, effort: 4, chromaSubsampling: '4:4:4' }
export const WEBP = { quality: 70, effort: 4, smartSubsample: true }
export const SOCIAL_WIDTH = 1200
export const SOCIAL_JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }
