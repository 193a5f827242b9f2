import type { Context } from './context.ts'

/** A measurement, with its goal. */
export type Figure = {
  name: string
  value: number
  goal: { kind: 'exactly' | 'at most' | 'at least'; value: number }
  /** Such as ` ms`; empty for a count. */
  unit: string
  /** Whether it depends on the machine's load, so that it is only reported on a busy one. */
  isTimed: boolean
}

/** A defence in the server's source, and the code without it, with which the scenario must fail. */
export type Control = {
  /** The server's file, relative to the checkout. */
  file: string
  /** A text that occurs in it exactly once. */
  find: string
  replace: string
}

/** Tests whether the server keeps a promise while something fails. */
export type Scenario = {
  /** The promise's number, such as R1; several scenarios may test one promise. */
  id: string
  /** The promise in a few plain words. */
  promise: string
  /** Whether `npm test` runs it too: then it is shorter (`context.isQuick`) and measures no times. */
  isQuick: boolean
  /** Whether it measures times in the full run, where it then runs alone. */
  isTimed: boolean
  /** Null if the defence is no single place in the server's source. */
  control: Control | null
  /**
   * @throws {SkipError} if this machine lacks what it needs
   * @throws {Error} if it cannot continue, which counts as a broken promise
   */
  run: (context: Context) => Promise<ReadonlyArray<Figure>>
}

export function exactly(name: string, value: number, goal: number): Figure {
  return { name, value, goal: { kind: 'exactly', value: goal }, unit: '', isTimed: false }
}

export function atMost(name: string, value: number, goal: number, unit = ''): Figure {
  return { name, value, goal: { kind: 'at most', value: goal }, unit, isTimed: isTime(unit) }
}

export function atLeast(name: string, value: number, goal: number, unit = ''): Figure {
  return { name, value, goal: { kind: 'at least', value: goal }, unit, isTimed: isTime(unit) }
}

/** Marks a count that depends on the machine's load. */
export function timed(figure: Figure): Figure {
  return { ...figure, isTimed: true }
}

function isTime(unit: string): boolean {
  return unit === ' ms' || unit === ' s'
}

export function isMet({ value, goal }: Figure): boolean {
  if (goal.kind === 'exactly') return value === goal.value
  return goal.kind === 'at most' ? value <= goal.value : value >= goal.value
}

export function goalText({ goal, unit, isTimed }: Figure): string {
  return `${goal.kind === 'exactly' ? '' : `${goal.kind} `}${goal.value}${unit}${isTimed ? ', quiet machine' : ''}`
}

/** A figure in one line, such as `lost: 2, goal 0`. */
export function figureText(figure: Figure): string {
  return `${figure.name}: ${figure.value}${figure.unit}, goal ${goalText(figure)}`
}
