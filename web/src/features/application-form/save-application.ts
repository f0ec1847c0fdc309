import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type { ApplicationFormInput } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isWorthRetrying } from '#lib/graphql/graphql-request.ts'
import { asRequestFailed, isProblem, showError } from '#lib/graphql/show-error.ts'
import type { SaveOutcome } from '#lib/forms/autosave.ts'

const saveMutation = graphql(`
  mutation SaveApplication($input: SaveApplicationInput!) {
    saveApplication(input: $input) {
      __typename
      ... on ApplicationSaved {
        isNew
        application {
          id
          scholarship {
            id
            application {
              id
              state
            }
          }
          ...ApplicationForm_Application
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/**
 * Sends fields of an application; the first time, it begins the application.
 * @param isLeaving the page is closing: the request must outlive it
 */
export async function saveApplication(
  client: ApolloClient,
  scholarshipId: string,
  form: ApplicationFormInput,
  isLeaving = false,
) {
  const { data } = await client.mutate({
    mutation: saveMutation,
    variables: { input: { scholarshipId, form } },
    ...(isLeaving && { context: { fetchOptions: { keepalive: true } } }),
  })
  if (!data) throw new Error('The answer is empty')
  return data.saveApplication
}

/** The same, but returns the outcome: an unreachable server is no failure, as nothing is lost. */
export async function trySaving(
  ...given: Parameters<typeof saveApplication>
): Promise<SaveOutcome> {
  try {
    const answer = await saveApplication(...given)
    if (!isProblem(answer)) return { kind: 'saved', at: new Date().toISOString() }
    const { message, fields } = serverErrors(answer)
    return { kind: 'refused', message: message ?? '', fields }
  } catch (error) {
    if (isWorthRetrying(asRequestFailed(error))) return { kind: 'offline' }
    return { kind: 'refused', message: showError(error), fields: {} }
  }
}
