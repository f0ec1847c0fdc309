import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError, type ProblemLike } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import type { FormFailure } from '#ui/use-form.ts'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'
import { detailsOf, type ScholarshipValues } from './scholarship-values.ts'

const createDocument = graphql(`
  mutation SaveScholarship_Create($input: CreateScholarshipInput!) {
    createScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        notice
        scholarship {
          id
          status
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`)

const updateDocument = graphql(`
  mutation SaveScholarship_Update($input: UpdateScholarshipInput!) {
    updateScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          ...ScholarshipValues_Scholarship
          ...OwnScholarship_Scholarship
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`)

const publishDocument = graphql(`
  mutation SaveScholarship_Publish($input: ScholarshipIdInput!) {
    publishScholarship(input: $input) {
      __typename
      ... on ScholarshipSuccess {
        scholarship {
          id
          ...OwnScholarship_Scholarship
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`)

export type SaveTarget =
  { kind: 'new'; organizationId: string | null } | { kind: 'existing'; id: string }

/** Saves, and publishes when asked to. Answers null when both worked, else what to show on the form. */
export async function saveScholarship(
  client: ApolloClient,
  target: SaveTarget,
  values: ScholarshipValues,
  wantsPublished: boolean,
): Promise<FormFailure | null> {
  const details = detailsOf(values)
  if (target.kind === 'new') {
    const status = wantsPublished ? 'published' : 'draft'
    const input = { organizationId: target.organizationId, details, status }
    const { data } = await client.mutate({
      mutation: createDocument,
      variables: { input },
      update: (cache) =>
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'organizationScholarships' }),
    })
    const answer = data?.createScholarship
    // It is saved, but not as asked: that stays on the screen until it is read.
    if (answer?.__typename === 'ScholarshipSuccess' && answer.notice) {
      const description = answer.notice
      toast.error({ title: text.heldTitle, description, topic: 'held' })
    }
    return failureOf(answer, target)
  }
  const { data } = await client.mutate({
    mutation: updateDocument,
    variables: { input: { id: target.id, details } },
  })
  const failure = failureOf(data?.updateScholarship, target)
  if (failure || !wantsPublished) return failure
  const published = await client.mutate({
    mutation: publishDocument,
    variables: { input: { id: target.id } },
  })
  return failureOf(published.data?.publishScholarship, target)
}

/** The sentence for a request that failed, and its toast. */
export function explainSaveFailure(target: SaveTarget, error: unknown): string {
  const sentence = showError(error)
  announceFailure(target, sentence)
  return sentence
}

function failureOf(
  answer: { __typename: string } | ProblemLike | null | undefined,
  target: SaveTarget,
): FormFailure | null {
  if (!isProblem(answer)) return null
  const failure = serverErrors(answer)
  announceFailure(target, failure.message ?? answer.message)
  return failure
}

function announceFailure(target: SaveTarget, message: string): void {
  const fallback = target.kind === 'new' ? text.createFailed : text.updateFailed
  const description = message || fallback
  toast.error({ title: text.failedTitle, description, topic: 'scholarship' })
}
