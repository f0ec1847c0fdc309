import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type { ScholarshipStatus } from '#gql/graphql'
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
      ...ProblemDetails @unmask
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
          status
          version
          ...ScholarshipValues_Scholarship
          ...OwnScholarship_Scholarship
        }
      }
      ...ProblemDetails @unmask
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
          status
          ...OwnScholarship_Scholarship
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** Messages of inputs without a field of their own show at the requirements. */
const FIELD_OF_PATH = {
  eligibilityRequirements: 'requirements',
  hasNoFurtherConditions: 'requirements',
}

export type SaveTarget =
  | { kind: 'new'; organizationId: string | null }
  /** `version` is the version being edited. */
  | { kind: 'existing'; id: string; version: number }

/** The outcome of a save. */
export type SaveOutcome = {
  status: ScholarshipStatus
  /** Why it is still a draft although it was to be published. */
  heldBecause: string | null
  /** Whether this save published it. */
  wasPublished: boolean
}

/** Saves, and publishes when asked to. Returns the outcome, else what the form should show. */
export async function saveScholarship(
  client: ApolloClient,
  target: SaveTarget,
  values: ScholarshipValues,
  wantsPublished: boolean,
): Promise<{ outcome: SaveOutcome } | FormFailure> {
  const details = detailsOf(values)
  if (target.kind === 'new') return create(client, target, details, wantsPublished)
  const { id, version } = target
  const { data } = await client.mutate({
    mutation: updateDocument,
    variables: { input: { id, version, details } },
  })
  const updated = settle(data?.updateScholarship, target)
  if (!('outcome' in updated) || !wantsPublished) return updated
  const published = await client.mutate({
    mutation: publishDocument,
    variables: { input: { id } },
  })
  const done = settle(published.data?.publishScholarship, target)
  return 'outcome' in done ? { outcome: { ...done.outcome, wasPublished: true } } : done
}

async function create(
  client: ApolloClient,
  target: SaveTarget & { kind: 'new' },
  details: ReturnType<typeof detailsOf>,
  wantsPublished: boolean,
) {
  const status = wantsPublished ? 'published' : 'draft'
  const input = { organizationId: target.organizationId, details, status }
  const { data } = await client.mutate({
    mutation: createDocument,
    variables: { input },
    update: (cache) =>
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'organizationScholarships' }),
  })
  return settle(data?.createScholarship, target)
}

/** The sentence for a request that failed, and its toast. */
export function explainSaveFailure(target: SaveTarget, error: unknown): string {
  const sentence = showError(error)
  announceFailure(target, sentence)
  return sentence
}

type Answer =
  | {
      __typename: 'ScholarshipSuccess'
      notice?: string | null
      scholarship: { status: ScholarshipStatus }
    }
  | (ProblemLike & { __typename: string })

function settle(
  answer: Answer | null | undefined,
  target: SaveTarget,
): { outcome: SaveOutcome } | FormFailure {
  if (!answer) throw new Error('No answer to saving a scholarship')
  if (!isProblem(answer)) {
    const { notice = null, scholarship } = answer
    return {
      outcome: { status: scholarship.status, heldBecause: notice, wasPublished: false },
    }
  }
  const failure = serverErrors(answer, FIELD_OF_PATH)
  announceFailure(target, failure.message ?? answer.message)
  return failure
}

function announceFailure(target: SaveTarget, message: string): void {
  const fallback = target.kind === 'new' ? text.createFailed : text.updateFailed
  const description = message || fallback
  toast.error({ title: text.failedTitle, description, topic: 'scholarship' })
}
