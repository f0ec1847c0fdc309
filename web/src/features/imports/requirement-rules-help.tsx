import { Disclosure } from '#ui/disclosure.tsx'
import { importMessages as text } from './import-messages.ts'

/** How one column says what the form says in its rows. */
export function RequirementRulesHelp() {
  return (
    <Disclosure summary={text.rulesTitle}>
      <p className="mb-3">{text.rulesLead}</p>
      <dl className="flex flex-col gap-3">
        {text.rules.map(([write, meaning]) => (
          <div key={write}>
            <dt>
              <code className="text-sm break-words">{write}</code>
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
