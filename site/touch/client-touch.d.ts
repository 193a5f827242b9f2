import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch; the value is the draft's key in local storage. */
    'client:touch'?: string
  }
}
