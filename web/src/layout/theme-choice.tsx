import { chooseTheme, useTheme, type Theme } from '#lib/browser/theme.ts'
import { layoutMessages } from './layout-messages.ts'

const themes: readonly Theme[] = ['system', 'light', 'dark']

export function ThemeChoice() {
  const theme = useTheme()
  return (
    <select
      aria-label="Theme"
      value={theme}
      onChange={(event) => chooseTheme(event.target.value as Theme)}
      className="min-h-11 rounded border border-edge bg-surface px-3 text-sm text-ink"
    >
      {themes.map((value) => (
        <option key={value} value={value}>
          {layoutMessages.themes[value]}
        </option>
      ))}
    </select>
  )
}
