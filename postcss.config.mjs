// Builds style sheets: inlines the widths and the first block of properties (steps) of ui/scale.css, and replaces gold by the
// accent of content/look.json.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { accentFault, accentShades } from './domain/brand/accent.ts'

const SCALE = readFileSync(new URL('ui/scale.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const STEPS_RULE = ':root'
const [, steps = ''] = /:root \{([^}]*)\}/.exec(SCALE) ?? []

const WIDTHS = new Map(Array.from(SCALE.matchAll(/@custom-media (--\S+) ([^;]+);/g), ([, ...pair]) => pair))
const STEPS = new Map(Array.from(steps.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, ...pair]) => pair))

const CONTENT = process.env.CONTENT_DIR ?? fileURLToPath(new URL('content', import.meta.url))
const { accent } = JSON.parse(readFileSync(`${CONTENT}/look.json`, 'utf8'))
const fault = accentFault(accent)
if (fault) throw new Error(`content/look.json: accent: ${fault}`)
const SHADES = accentShades(accent)

const scale = {
  postcssPlugin: 'scale',
  OnceExit(root) {
    root.walkAtRules(/^(?:custom-)?media$/, (rule) => {
      if (rule.name === 'custom-media') rule.remove()
      else rule.params = rule.params.replace(/\((--\S+?)\)/g, (name, width) => WIDTHS.get(width) ?? name)
    })
    root.walkRules(STEPS_RULE, (rule) => {
      rule.walkDecls((declaration) => {
        if (STEPS.get(declaration.prop)) declaration.remove()
      })
      if (rule.nodes.length === 0) rule.remove()
    })
    root.walkDecls((declaration) => {
      declaration.value = withSteps(declaration.value)
      if (/\/ui\/(?:scale|rooms)\.css$/.test(declaration.source?.input.file ?? ''))
        for (const [gold, shade] of SHADES) declaration.value = declaration.value.replaceAll(gold, shade)
    })
  },
}

function withSteps(value) {
  return value.replace(/var\((--[\w-]+)\)/g, (name, step) => STEPS.get(step) ?? name)
}

export default { plugins: [scale] }
