import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem } from '#lib/graphql/show-error.ts'
import type { FormFailure } from '#ui/use-form.ts'
import { announceMatchFailure, InvalidAnswer, matchRefusal } from './match-failure.ts'
import { matchInputOf, type MatchValues } from './match-values.ts'

const startDocument = graphql(`
  mutation StartMatch($input: StartMatchInput!) {
    startMatch(input: $input) {
      __typename
      ... on MatchRunSuccess {
        run {
          id
          status
          createdAt
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** Only for the start, which does no more than write the run down; the match itself takes its time. */
const startLimitMs = 30_000

type Started = { runId: string } | { failure: FormFailure }

/** Starts a match with the form. What it throws is for `matchFailure`; a refusal has been told by a toast. */
export async function startMatch(
  client: ApolloClient,
  values: MatchValues,
): Promise<Started> {
  const { data } = await client.mutate({
    mutation: startDocument,
    variables: { input: { profile: matchInputOf(values) } },
    context: { fetchOptions: { signal: AbortSignal.timeout(startLimitMs) } },
  })
  const answer = data?.startMatch
  if (isProblem(answer)) {
    const failure = serverErrors(answer)
    // Beside its field a message needs no toast.
    if (failure.message === null) return { failure }
    const message = matchRefusal(answer)
    announceMatchFailure(message)
    return { failure: { ...failure, message } }
  }
  if (!answer?.run?.id) throw new InvalidAnswer('No run was started')
  forgetRuns(client)
  return { runId: answer.run.id }
}

/** The newest run and the list are read again when they are next shown. */
export function forgetRuns({ cache }: ApolloClient): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'matchRuns' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'latestMatchRun' })
}
