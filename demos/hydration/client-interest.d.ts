import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once somebody shows interest; `true`: as soon as the page has nothing else to do. */
    'client:interest'?: boolean
  }
}
