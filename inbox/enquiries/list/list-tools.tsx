import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** The filter panel and the selection of a list. Not in the address: they concern only the current person. */
export type ListTools = {
  isFilterOpen: boolean
  toggleFilter: () => void
  /** Whether rows have tick boxes. */
  isSelecting: boolean
  selected: ReadonlySet<number>
  select: (numbers: ReadonlyArray<number>, isSelected: boolean) => void
  startSelecting: () => void
  clearSelection: () => void
}

const ToolsContext = createContext<ListTools | null>(null)

/** @throws {Error} outside the enquiries page */
export function useListTools(): ListTools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('useListTools needs a ListToolsProvider above it')
  return tools
}

export function ListToolsProvider({ children }: { children: ReactNode }) {
  const [isFilterOpen, setFilterOpen] = useState(false)
  const [isSelecting, setSelecting] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())

  const tools = useMemo<ListTools>(
    () => ({
      isFilterOpen,
      toggleFilter: () => setFilterOpen(!isFilterOpen),
      isSelecting: isSelecting || selected.size > 0,
      selected,
      select: (numbers, isSelected) => setSelected(changedSelection(selected, numbers, isSelected)),
      startSelecting: () => {
        setFilterOpen(false)
        setSelecting(true)
      },
      clearSelection: () => {
        setSelecting(false)
        setSelected(new Set())
      },
    }),
    [isFilterOpen, isSelecting, selected],
  )
  return <ToolsContext.Provider value={tools}>{children}</ToolsContext.Provider>
}

function changedSelection(
  selected: ReadonlySet<number>,
  numbers: ReadonlyArray<number>,
  isSelected: boolean,
): ReadonlySet<number> {
  const newSelection = new Set(selected)
  for (const number of numbers) {
    if (isSelected) newSelection.add(number)
    else newSelection.delete(number)
  }
  return newSelection
}
