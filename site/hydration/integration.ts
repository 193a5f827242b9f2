import type { AstroIntegration } from 'astro'

/** Adds `client:touch`, which hydrates an island at the visitor's first interaction, see directive.ts. */
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
