import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch; the value, if any, is the name under which a form's draft is kept in local storage. */
    'client:touch'?: string | boolean
  }
}
