import type { AstroIntegration } from 'astro'

/** Adds `client:touch`: an island that comes alive at the visitor's first touch of it, see directive.ts. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './site/hydration/directive.ts' })
      },
    },
  }
}
