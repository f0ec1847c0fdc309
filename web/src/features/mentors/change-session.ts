import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { toast } from '#ui/toast-store.ts'
import type { FormFailure } from '#ui/use-form.ts'
import { send } from './send.ts'

type Answer = { result: { __typename: string } }

/**
 * Does something with a session. Once it is done the page says so, and reading goes on at its title: what was
 * pressed is gone.
 * @param done what is said
 * @returns why it was refused
 * @throws when the server could not be reached
 */
export async function changeSession<Data extends Answer, Input>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
  done: string,
): Promise<FormFailure | null> {
  const { failure } = await send(client, mutation, input)
  if (failure) return failure
  toast.success({ title: done, topic: 'session' })
  focusHeading()
  return null
}
