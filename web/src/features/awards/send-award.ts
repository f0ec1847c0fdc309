import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { readAgain } from '#lib/apollo/read-again.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem } from '#lib/graphql/show-error.ts'
import type { FormFailure } from '#ui/use-form.ts'

type Answer = { result: { __typename: string } }

/** The queries that show more than the offer itself and change with it. */
const followers = [
  'StudentAward',
  'OwnerAward',
  'SubmittedApplicationPage',
  'ApplicationPage',
  'FundOffers',
  'Ledger',
]

/**
 * Sends one of an award's mutations; returns null when it worked.
 * @param rename from a path of the input to the name of the form's field, where they differ
 * @throws when the server could not be reached
 */
export async function sendAward<Data extends Answer, Input>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
  rename: Record<string, string> = {},
): Promise<FormFailure | null> {
  const { data } = await client.mutate({ mutation, variables: { input } } as never)
  const answer = data as Data | null | undefined
  if (!answer) throw new Error('The answer is empty')
  if (isProblem(answer.result)) return serverErrors(answer.result, rename)
  await readAgain(client, followers)
  return null
}
