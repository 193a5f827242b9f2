import type { KeyboardEvent } from 'react'

const KEY_STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Moves the focus between the inputs of a table by the arrow keys and Enter; left and right only from the edge of the text, so
 * that it can be edited. A handler for the table element.
 */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const step = KEY_STEPS[event.key]
  const cell = event.target
  if (!step || !(cell instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return
  if (step[1] !== 0 && !isAtEdge(cell, step[1])) return
  const nextCell = neighbourCell(cell, step)
  if (!nextCell) return
  event.preventDefault()
  nextCell.focus()
  nextCell.select()
}

function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, direction: number): boolean {
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length
  return isAllSelected || (direction < 0 ? selectionEnd === 0 : selectionStart === value.length)
}

function neighbourCell(
  cell: HTMLInputElement,
  [rows, columns]: readonly [number, number],
): HTMLInputElement | null {
  const row = cell.closest('tr')
  const inputRows = [...(row?.closest('tbody')?.querySelectorAll('tr') ?? [])].map((tr) => [
    ...tr.querySelectorAll('input'),
  ])
  const rowIndex = inputRows.findIndex((inputs) => inputs.includes(cell))
  const columnIndex = inputRows[rowIndex]?.indexOf(cell) ?? 0
  return inputRows[rowIndex + rows]?.[columnIndex + columns] ?? null
}
