import { useApolloClient } from '@apollo/client/react'
import { graphql } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { recommenderMessages as text } from './recommender-messages.ts'

export const askMutation = graphql(`
  mutation Recommenders_Ask($input: AskRecommenderInput!) {
    result: askRecommender(input: $input) {
      __typename
      ...ProblemDetails @unmask
    }
  }
`)

export const updateMutation = graphql(`
  mutation Recommenders_Update($input: UpdateRecommendationInput!) {
    result: updateRecommendation(input: $input) {
      __typename
      ...ProblemDetails @unmask
    }
  }
`)

const inviteMutation = graphql(`
  mutation Recommenders_Invite($input: RecommendationIdInput!) {
    result: inviteRecommender(input: $input) {
      __typename
      ...ProblemDetails @unmask
    }
  }
`)

const cancelMutation = graphql(`
  mutation Recommenders_Cancel($input: RecommendationIdInput!) {
    result: cancelRecommendation(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

const reuseMutation = graphql(`
  mutation Recommenders_Reuse($input: ReuseLetterInput!) {
    result: reuseLetter(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** What a student can do with requests for letters; each action says how it went. */
export function useRecommendationChanges(onChanged: () => Promise<void>) {
  const client = useApolloClient()

  async function done(result: object | null, title: string, topic: string) {
    if (!result) return
    toast.success({ title, topic })
    await onChanged()
  }

  return {
    async invite({ id, recommenderName }: { id: string; recommenderName: string }) {
      const variables = { input: { id } }
      const result = await runMutation(text.sendFailed, async () => {
        const { data } = await client.mutate({ mutation: inviteMutation, variables })
        return data?.result
      })
      await done(result, text.sent(recommenderName), text.sendFailed)
    },
    async cancel(id: string) {
      const variables = { input: { id } }
      const result = await runMutation(text.cancelFailed, async () => {
        const { data } = await client.mutate({ mutation: cancelMutation, variables })
        return data?.result
      })
      await done(result, text.cancelled, text.cancelFailed)
    },
    async reuse(applicationId: string, letterId: string) {
      const variables = { input: { applicationId, letterId } }
      const result = await runMutation(text.useFailed, async () => {
        const { data } = await client.mutate({ mutation: reuseMutation, variables })
        return data?.result
      })
      await done(result, text.usedAgain, text.useFailed)
    },
  }
}
