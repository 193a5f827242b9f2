import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the visitor's first interaction; `true`: as soon as the browser is idle. */
    'client:interest'?: boolean
  }
}
