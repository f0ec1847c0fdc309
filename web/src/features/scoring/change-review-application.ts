import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type { AskChairInput, DeclareConflictInput, SaveScoreInput } from '#gql/graphql'
import type { SaveOutcome } from '#lib/forms/autosave.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isWorthRetrying } from '#lib/graphql/graphql-request.ts'
import { asRequestFailed, isProblem, showError } from '#lib/graphql/show-error.ts'

const scoreMutation = graphql(`
  mutation SaveScore($input: SaveScoreInput!) {
    saveScore(input: $input) {
      __typename
      ... on ReviewApplicationChanged {
        application {
          id
          reviewCount
          scores {
            reviewer {
              id
              firstName
              lastName
            }
            isMine
            points {
              key
              points
              comment
            }
            comment
            isFinal
            isOutdated
            total
            savedAt
          }
          myScore {
            points {
              key
              points
              comment
            }
            comment
            isFinal
            isOutdated
            total
            savedAt
          }
          reviewers {
            user {
              id
              firstName
              lastName
            }
            isAssigned
            isDone
            hasConflict
            conflictReason
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const askMutation = graphql(`
  mutation AskChair($input: AskChairInput!) {
    askChair(input: $input) {
      __typename
      ... on ReviewApplicationChanged {
        application {
          id
          questions {
            id
            askedBy {
              id
              firstName
              lastName
            }
            text
            askedAt
            answer
            answeredAt
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const conflictMutation = graphql(`
  mutation DeclareConflict($input: DeclareConflictInput!) {
    declareConflict(input: $input) {
      __typename
      ... on ConflictDeclared {
        applicationId
        nextId
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** @property isConflict the application has changed since it was read */
export type ScoreOutcome = SaveOutcome & { isConflict?: boolean }

/**
 * Saves the changes of a score: an unreachable server is no failure, as nothing is lost.
 * @param isLeaving the page is closing: the request must outlive it
 */
export async function trySavingScore(
  client: ApolloClient,
  input: SaveScoreInput,
  isLeaving = false,
): Promise<ScoreOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: scoreMutation,
      variables: { input },
      ...(isLeaving && { context: { fetchOptions: { keepalive: true } } }),
    })
    const answer = data?.saveScore
    if (!isProblem(answer)) return { kind: 'saved', at: new Date().toISOString() }
    const { message, fields } = serverErrors(answer)
    const words = message ?? Object.values(fields)[0] ?? ''
    const isConflict = answer.code === 'CONFLICT'
    return { kind: 'refused', message: words, fields, isConflict }
  } catch (error) {
    if (isWorthRetrying(asRequestFailed(error))) return { kind: 'offline' }
    return { kind: 'refused', message: showError(error), fields: {} }
  }
}

/**
 * Asks what is behind a block.
 * @throws when the server could not be reached
 */
export async function askChair(client: ApolloClient, input: AskChairInput) {
  const { data } = await client.mutate({ mutation: askMutation, variables: { input } })
  return data?.askChair
}

/**
 * Makes the server take the application away from the reviewer.
 * @throws when it could not be reached
 */
export async function declareConflict(client: ApolloClient, input: DeclareConflictInput) {
  const { data } = await client.mutate({ mutation: conflictMutation, variables: { input } })
  return data?.declareConflict
}
