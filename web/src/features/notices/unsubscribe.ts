import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import type { UnsubscriptionQuery } from '#gql/graphql'

const readQuery = /* GraphQL */ `
  query Unsubscription($token: String!) {
    unsubscription(token: $token) {
      type
      isOff
    }
  }
`

const setMutation = /* GraphQL */ `
  mutation SetUnsubscription($input: SetUnsubscriptionInput!) {
    setUnsubscription(input: $input) {
      __typename
      ... on UnsubscriptionSuccess {
        unsubscription {
          type
          isOff
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

export type Unsubscription = NonNullable<UnsubscriptionQuery['unsubscription']>

/** Reads what a mail's link would stop; null when the link is incomplete. Changes nothing. */
export async function readUnsubscription(token: string): Promise<Unsubscription | null> {
  const { unsubscription } = await ask(readQuery, { token })
  return unsubscription
}

/** @returns the new state, or why it could not be changed */
export async function setUnsubscription(
  token: string,
  isOff: boolean,
): Promise<{ state: Unsubscription } | { reason: string }> {
  try {
    const input = { token, isOff }
    const answer = await ask(setMutation, { input })
    const { setUnsubscription: result } = answer
    return isProblem(result)
      ? { reason: showError(result) }
      : { state: result.unsubscription }
  } catch (error) {
    return { reason: showError(error, 'page') }
  }
}
