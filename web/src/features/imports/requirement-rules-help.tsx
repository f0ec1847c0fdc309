import { Disclosure } from '#ui/disclosure.tsx'
import { importMessages as text } from './import-messages.ts'

/** Explains how one column holds the requirements that the form has in rows. */
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
