import type { FunctionComponent, ReactNode } from 'react'
import { isValidElement } from 'react'

/** A component that also says how it reads where there is text only. */
export type Part<Props> = FunctionComponent<Props> & { inText: (props: Props) => string }

/** Gives a component of a mail its reading in the text part, so that both parts of a mail come of one tree. */
export function part<Props>(
  component: FunctionComponent<Props>,
  inText: (props: Props) => string,
): Part<Props> {
  return Object.assign(component, { inText })
}

/** The text part of a mail's tree: what each of its parts reads as, with an empty line between them. */
export function textOf(node: ReactNode): string {
  return `${piecesOf(node).join('\n\n')}\n`
}

/** The words of a part's children, without their looks. */
export function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : ''
}

function piecesOf(node: ReactNode): Array<string> {
  if (Array.isArray(node)) return node.flatMap(piecesOf)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  const { type, props } = node
  if (typeof type !== 'function') return piecesOf(props.children)
  if (isPart(type)) return [type.inText(props)].filter((piece) => piece !== '')
  // A component of ours that is made of parts; it has no state and no effect.
  return piecesOf(Reflect.apply(type, undefined, [props]))
}

function isPart(type: object): type is Part<unknown> {
  return 'inText' in type
}
