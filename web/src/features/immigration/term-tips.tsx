import { HelpTip } from '#ui/help-tip.tsx'
import { terms } from './fact-messages.ts'

/** Terms with a "?" each, in plain words. */
export function TermTips({ of: names }: { of: readonly (keyof typeof terms)[] }) {
  if (names.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
      {names.map((name) => (
        <li key={name} className="flex min-h-8 items-center">
          {name}
          <HelpTip term={name}>{terms[name]}</HelpTip>
        </li>
      ))}
    </ul>
  )
}
