import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type { MoveApplicationInput } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { readAgain } from '#lib/apollo/read-again.ts'
import { isProblem, type ProblemLike } from '#lib/graphql/show-error.ts'
import type { FormFailure } from '#ui/use-form.ts'

const moveMutation = graphql(`
  mutation MoveApplication($input: MoveApplicationInput!) {
    moveApplication(input: $input) {
      __typename
      ... on ApplicationMoved {
        application {
          id
          ...SubmittedApplication_SubmittedApplication
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** The submission that a step is based on. */
export type Read = { id: string; submissionNumber: number }

/**
 * Moves an application on; returns null when it worked.
 * @throws when the server could not be reached
 */
export async function moveApplication(
  client: ApolloClient,
  input: MoveApplicationInput,
): Promise<FormFailure | null> {
  const { data } = await client.mutate({ mutation: moveMutation, variables: { input } })
  if (!data) throw new Error('The answer is empty')
  return isProblem(data.moveApplication) ? refused(client, data.moveApplication) : null
}

/** Reads the application again when it has changed since it was shown; typed text stays. */
export async function refused(
  client: ApolloClient,
  problem: ProblemLike,
): Promise<FormFailure> {
  if (problem.code === 'CONFLICT') await readAgain(client, ['SubmittedApplicationPage'])
  return serverErrors(problem)
}
