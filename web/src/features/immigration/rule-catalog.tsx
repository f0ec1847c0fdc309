import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { QueryState } from '#page/query-state.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import type { EditedRule } from './edited-rule.ts'
import { ruleChangeMessages as text } from './rule-change-messages.ts'
import { SourceLine } from './source-line.tsx'

const RuleDialog = lazyPart(async () => (await import('./rule-dialog.tsx')).RuleDialog)

const query = graphql(`
  query RuleCatalog {
    immigrationRules {
      id
      ruleId
      title
      says
      whenPast
      source
      verifiedOn
      documents
      numbers {
        key
        label
        value
      }
      ...SourceLine_Rule
    }
  }
`)

/** Every rule as it is now; an administrator can change it. */
export function RuleCatalog() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const [edited, setEdited] = useState<EditedRule | null>(null)
  const rules = result.data?.immigrationRules
  return (
    <section aria-labelledby="rules" className="flex flex-col gap-4">
      <h2 id="rules" className="text-xl">
        {text.rules}
      </h2>
      {rules ? (
        <ul className={cardStyle(null, 'divide-y divide-line px-5')}>
          {rules.map((rule) => (
            <li
              key={rule.id}
              className="flex flex-wrap items-start justify-between gap-3 py-4"
            >
              <div className="min-w-0 grow basis-60">
                <h3 className="text-lg">
                  {rule.ruleId}: {rule.title}
                </h3>
                <p className="max-w-prose">{rule.says}</p>
                <SourceLine rule={rule} />
              </div>
              <Button
                aria-label={text.changeOf(rule.title)}
                onClick={() => setEdited(rule)}
              >
                {text.change}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <QueryState result={result} failed={text.rulesFailed} label={text.rulesLoading}>
          <Skeleton className="h-96" />
        </QueryState>
      )}
      {edited && (
        <LazyPart>
          <RuleDialog key={edited.id} rule={edited} onClose={() => setEdited(null)} />
        </LazyPart>
      )}
    </section>
  )
}
