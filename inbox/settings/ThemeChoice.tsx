import { useState } from 'react'
import { Choice } from '../../ui/Field.tsx'
import { chooseTheme, chosenTheme, THEMES, type Theme } from '../state/local-store.ts'

const NAMES: Readonly<Record<Theme, string>> = {
  system: 'As this device is set',
  light: 'Light',
  dark: 'Dark',
}

/** Chooses the light or dark theme on this device. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Choice
      label="Light or dark"
      value={theme}
      options={THEMES.map((theme) => [theme, NAMES[theme]] as const)}
      onPick={(chosen) => {
        setTheme(chosen)
        chooseTheme(chosen)
      }}
    />
  )
}
