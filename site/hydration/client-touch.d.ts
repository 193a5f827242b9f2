import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction; the value, if any, is the name of the form's draft in local storage. */
    'client:touch'?: string | boolean
  }
}
