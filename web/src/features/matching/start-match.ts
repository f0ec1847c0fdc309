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

/** A limit for the start alone, which only records the run; the match itself takes its time. */
const startLimitMs = 30_000

type Started = { runId: string } | { failure: FormFailure }

/** Starts a match with the form. It throws errors for `matchFailure`; a refusal has been shown in a toast. */
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
    // A message beside its field needs no toast.
    if (failure.message === null) return { failure }
    const message = matchRefusal(answer)
    announceMatchFailure(message)
    return { failure: { ...failure, message } }
  }
  if (!answer?.run?.id) throw new InvalidAnswer('No run was started')
  forgetRuns(client)
  return { runId: answer.run.id }
}

/** Makes the newest run and the list be read again when they next show. */
export function forgetRuns({ cache }: ApolloClient): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'matchRuns' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'latestMatchRun' })
}
