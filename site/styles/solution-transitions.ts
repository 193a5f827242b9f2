import type { Plugin } from 'vite'

const NAME = 'virtual:solution-transitions.css'
const RESOLVED = `\0${NAME}`

/**
 * The style sheet `virtual:solution-transitions.css`: a transition name for each solution, the same on its card, its link and
 * its page (see transitions.css). CSS that every browser with transitions supports cannot take a name from an attribute.
 *
 * @param slugs the solutions' urls
 */
export function solutionTransitions(slugs: ReadonlyArray<string>): Plugin {
  return {
    name: 'solution-transitions',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? transitionNames(slugs) : null),
  }
}

export function transitionNames(slugs: ReadonlyArray<string>): string {
  const rules = slugs.map((slug) => `[data-transition="${slug}"] { view-transition-name: ${slug} }`)
  return `@media (prefers-reduced-motion: no-preference) { ${rules.join(' ')} }`
}
