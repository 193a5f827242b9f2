import { useState } from 'react'
import { chooseTheme, chosenTheme, THEMES, type Theme } from '../state/local-store.ts'
import { Choice } from '../ui/Field.tsx'

const NAMES: Readonly<Record<Theme, string>> = {
  system: 'As this device is set',
  light: 'Light',
  dark: 'Dark',
}

/** Light or dark, on this device. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Choice
      label="Light or dark"
      value={theme}
      onChange={({ target }) => {
        const chosen = THEMES.find((each) => each === target.value) ?? 'system'
        setTheme(chosen)
        chooseTheme(chosen)
      }}
    >
      {THEMES.map((each) => (
        <option key={each} value={each}>
          {NAMES[each]}
        </option>
      ))}
    </Choice>
  )
}
