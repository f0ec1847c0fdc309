import { useQuery } from '@apollo/client/react'
import { QueryState } from '#page/query-state.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'
import { immigrationMessages as text } from './immigration-messages.ts'
import { SourceLine } from './source-line.tsx'

const query = graphql(`
  query CommonQuestions {
    immigrationQuestions {
      id
      question
      rules {
        id
        says
        ...SourceLine_Rule
      }
    }
  }
`)

/** Questions that many have, answered by the rules in force, each with its source. */
export function CommonQuestions() {
  const result = useQuery(query)
  const questions = result.data?.immigrationQuestions
  return (
    <section aria-labelledby="common-questions" className="flex flex-col gap-3">
      <h2 id="common-questions" className="text-xl">
        {text.common}
      </h2>
      {questions ? (
        <ul className={cardStyle(null, 'divide-y divide-line px-4')}>
          {questions.map(({ id, question, rules }) => (
            <li key={id} className="py-1">
              <Disclosure summary={question}>
                {rules.map((rule) => (
                  <div key={rule.id} className="flex flex-col gap-1 pb-3">
                    <p>{rule.says}</p>
                    <SourceLine rule={rule} />
                  </div>
                ))}
              </Disclosure>
            </li>
          ))}
        </ul>
      ) : (
        <QueryState result={result} failed={text.commonFailed} label={text.commonLoading}>
          <Skeleton className="h-96" />
        </QueryState>
      )}
    </section>
  )
}
