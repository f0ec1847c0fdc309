import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, type ProblemLike } from '#lib/graphql/show-error.ts'
import type { FormFailure } from '#ui/use-form.ts'

type Answer = { result: { __typename: string } }
type Sent<Result> = { failure: FormFailure | null; result: Result }

/** Sends one of a mentor's or a session's mutations. @throws when the server could not be reached */
export async function send<Data extends Answer, Input>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
): Promise<Sent<Data['result']>> {
  const { data } = await client.mutate({ mutation, variables: { input } } as never)
  const answer = data as Data | null | undefined
  if (!answer) throw new Error('The answer is empty')
  const { result } = answer
  return { failure: isProblem(result) ? serverErrors(result as ProblemLike) : null, result }
}
