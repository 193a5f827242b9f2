import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** Open panels and the selection of the list. They are not in the address, because they concern only the current person. */
export type ListTools = {
  isOpen: boolean
  toggle: () => void
  /** Whether rows have tick boxes. */
  isSelecting: boolean
  selected: ReadonlySet<number>
  select: (numbers: ReadonlyArray<number>, on: boolean) => void
  startSelecting: () => void
  clear: () => void
}

const ToolsContext = createContext<ListTools | null>(null)

/** @throws {Error} outside the enquiries page */
export function useListTools(): ListTools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('Nothing is below ListToolsProvider')
  return tools
}

export function ListToolsProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [isSelecting, setSelecting] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())

  const tools = useMemo<ListTools>(
    () => ({
      isOpen,
      toggle: () => setOpen(!isOpen),
      isSelecting: isSelecting || selected.size > 0,
      selected,
      select: (numbers, on) => setSelected(withNumbers(selected, numbers, on)),
      startSelecting: () => {
        setOpen(false)
        setSelecting(true)
      },
      clear: () => {
        setSelecting(false)
        setSelected(new Set())
      },
    }),
    [isOpen, isSelecting, selected],
  )
  return <ToolsContext.Provider value={tools}>{children}</ToolsContext.Provider>
}

function withNumbers(
  selected: ReadonlySet<number>,
  numbers: ReadonlyArray<number>,
  on: boolean,
): ReadonlySet<number> {
  const newSelection = new Set(selected)
  for (const number of numbers) {
    if (on) newSelection.add(number)
    else newSelection.delete(number)
  }
  return newSelection
}
