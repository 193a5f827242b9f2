/** Rules with one thing changed, and which. */
export type Mutant = { change: string; rules: object }

type Change = { what: string; rule: unknown }

/** Every way in which one condition of the rules can be dropped, turned round or moved by one. */
export function mutantsOf(rules: object): Array<Mutant> {
  return places(rules).flatMap(({ path, rule }) =>
    changesOf(rule).map(({ what, rule: changed }) => ({
      change: `${path.join('/')}: ${what}`,
      rules: changedAt(rules, path, changed),
    })),
  )
}

/** Each rule, and the path to it. */
function places(
  node: object,
  path: ReadonlyArray<string> = [],
): Array<{ path: Array<string>; rule: unknown }> {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? places(value, [...path, key])
      : [{ path: [...path, key], rule: value }],
  )
}

function changesOf(rule: unknown): Array<Change> {
  if (typeof rule !== 'string') return [{ what: `${rule} turned round`, rule: !rule }]
  return [
    ...changedConditions(rule, ' && ', 'true'),
    ...changedConditions(rule, ' || ', 'false'),
    ...movedLimits(rule),
  ]
}

/** One condition of several dropped (it then holds always, or never), or turned round. */
function changedConditions(rule: string, joint: ' && ' | ' || ', dropped: string): Array<Change> {
  if (!rule.includes(joint) && (joint === ' || ' || rule.includes(' || '))) return []
  const conditions = rule.split(joint)
  const replaced = (at: number, by: string) => conditions.with(at, by).join(joint)
  return conditions.flatMap((condition, at) => [
    { what: `without ${condition}`, rule: replaced(at, dropped) },
    { what: `not ${condition}`, rule: replaced(at, `!(${condition})`) },
    ...requiredFields(condition).map(({ what, rule: fewer }) => ({
      what,
      rule: replaced(at, String(fewer)),
    })),
  ])
}

/** `hasChildren` with each field left out in turn. */
function requiredFields(condition: string): Array<Change> {
  const [, list] = /hasChildren\(\[(.+)\]\)/.exec(condition) ?? []
  const fields = list?.split(', ') ?? []
  return fields.map((field) => ({
    what: `${field} not required`,
    rule: condition.replace(String(list), fields.filter((other) => other !== field).join(', ')),
  }))
}

function movedLimits(rule: string): Array<Change> {
  return Array.from(rule.matchAll(/([<>]= (?:now [-+] )?)(\d+)/g)).flatMap((match) => {
    const [all, before = '', limit = ''] = match
    return [1, -1].map((by) => {
      const moved = `${before}${Number(limit) + by}`
      const after = rule.slice(match.index + all.length)
      return { what: `${moved} for ${all}`, rule: rule.slice(0, match.index) + moved + after }
    })
  })
}

function changedAt(node: object, [key = '', ...rest]: ReadonlyArray<string>, rule: unknown): object {
  const child: unknown = Object.entries(node).find(([name]) => name === key)?.[1]
  const changed = typeof child === 'object' && child !== null ? changedAt(child, rest, rule) : rule
  return { ...node, [key]: changed }
}
