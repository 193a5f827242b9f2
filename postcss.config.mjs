// What style sheets are built with: the widths and the steps of ui/scale.css, which stand in rules as the numbers that they are.
import { readFileSync } from 'node:fs'

const SCALE = readFileSync(new URL('ui/scale.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const STEPS_RULE = ':root'
const [, steps = ''] = /:root \{([^}]*)\}/.exec(SCALE) ?? []

const WIDTHS = new Map(Array.from(SCALE.matchAll(/@custom-media (--\S+) ([^;]+);/g), ([, ...pair]) => pair))
const STEPS = new Map(Array.from(steps.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, ...pair]) => pair))

const scale = {
  postcssPlugin: 'scale',
  OnceExit(root) {
    root.walkAtRules(/^(?:custom-)?media$/, (rule) => {
      if (rule.name === 'custom-media') rule.remove()
      else rule.params = rule.params.replace(/\((--\S+?)\)/g, (name, width) => WIDTHS.get(width) ?? name)
    })
    root.walkRules(STEPS_RULE, (rule) => {
      rule.walkDecls((each) => {
        if (STEPS.get(each.prop)) each.remove()
      })
      if (rule.nodes.length === 0) rule.remove()
    })
    root.walkDecls((each) => {
      each.value = withSteps(each.value)
    })
  },
}

function withSteps(value) {
  return value.replace(/var\((--[\w-]+)\)/g, (name, step) => STEPS.get(step) ?? name)
}

export default { plugins: [scale] }
