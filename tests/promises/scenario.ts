import type { Context } from './context.ts'

/** A measurement, with its goal. */
export type Figure = {
  name: string
  value: number
  goal: { kind: 'exactly' | 'at most' | 'at least'; value: number }
  /** Such as ` ms`; empty for a count. */
  unit: string
  /** Depends on the time of day or load: judged on an idle machine, otherwise only reported. */
  isTimed: boolean
}

/** A defence of the server, and the code without it, which the scenario must detect. */
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
  /** Whether `npm test` runs it too, on any machine: it is then shorter (`context.isQuick`) and only counts. */
  isQuick: boolean
  /** Whether it measures times, except in the quick run: then it runs alone. */
  isTimed: boolean
  /** Null only if the defence is no single line of the server: the scenario says why. */
  control: Control | null
  /**
   * @throws {LeftOutError} if this machine lacks what it needs
   * @throws {Error} if it cannot continue, which counts as a broken promise
   */
  run: (context: Context) => Promise<ReadonlyArray<Figure>>
}

/** This machine lacks something that a scenario needs: the message says what. */
export class LeftOutError extends Error {
  override name = 'LeftOutError'
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

/** A count that depends on time. */
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
