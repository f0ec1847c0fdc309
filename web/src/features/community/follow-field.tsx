import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { SelectField } from '#ui/select-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import type { FollowLevel } from '#gql/graphql'
import { communityMessages as text, followOptions } from './community-messages.ts'

const mutation = graphql(`
  mutation FollowField($input: FollowPostInput!) {
    followPost(input: $input) {
      __typename
      ... on PostSuccess {
        post {
          id
          myFollow
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type FollowFieldProps = { postId: string; level: FollowLevel | null }

/** Which news of a thread the viewer gets. */
export function FollowField({ postId, level }: FollowFieldProps) {
  const [follow] = useMutation(mutation)
  async function choose(next: FollowLevel | '') {
    if (next === '') return
    const input = { postId, level: next }
    const done = await runMutation(
      text.followFailed,
      async () => (await follow({ variables: { input } })).data?.followPost,
    )
    if (done) toast.success({ title: text.followSaved, topic: 'follow' })
  }
  return (
    <SelectField
      label={text.follow}
      name="follow"
      isOptional="unsaid"
      {...(level === null && { placeholder: text.followNone })}
      options={followOptions}
      value={level ?? ''}
      onChange={(next) => void choose(next)}
      className="sm:max-w-80"
    />
  )
}
