import type { OpenRequestMutation, RequestOfLinkQuery } from '#gql/graphql'
import { browserZone } from '#lib/format/own-zone.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { isProblem, type ProblemLike } from '#lib/graphql/show-error.ts'

const readQuery = /* GraphQL */ `
  query RequestOfLink($token: String!) {
    recommendationRequest(token: $token) {
      id
      studentName
      scholarshipTitle
      provider
      relation
      note
      isWaived
      state
      dueAt
      dueTimeZone
      isReminded
      draftText
      draftFileName
      endedAt
    }
  }
`

const openMutation = /* GraphQL */ `
  mutation OpenRequest($input: OpenRecommendationRequestInput!) {
    result: openRecommendationRequest(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`

const draftMutation = /* GraphQL */ `
  mutation SaveLetterDraft($input: SaveLetterDraftInput!) {
    result: saveLetterDraft(input: $input) {
      __typename
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
`

const submitMutation = /* GraphQL */ `
  mutation SubmitLetter($input: SubmitLetterInput!) {
    result: submitLetter(input: $input) {
      __typename
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
`

const declineMutation = /* GraphQL */ `
  mutation DeclineRequest($input: DeclineRecommendationRequestInput!) {
    result: declineRecommendationRequest(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`

const stopMutation = /* GraphQL */ `
  mutation StopReminders($input: StopRecommendationRemindersInput!) {
    result: stopRecommendationReminders(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`

export type LetterRequest = NonNullable<RequestOfLinkQuery['recommendationRequest']>
type Answer = OpenRequestMutation['result']

/**
 * Reads the request that a link leads to; null when there is none.
 * While a letter is awaited, records that the link was opened.
 */
export async function openRequest(token: string): Promise<LetterRequest | null> {
  const { recommendationRequest: found } = await ask(readQuery, { token })
  if (!found || !isAwaited(found)) return found
  // Counting each reading would also count mail programs that open a preview.
  await ask(openMutation, { input: { token, timeZone: browserZone() } })
  return found
}

export async function readRequest(token: string): Promise<LetterRequest | null> {
  return (await ask(readQuery, { token })).recommendationRequest
}

/**
 * Each returns why it was refused, or null when it worked.
 * @throws RequestError
 */
export const answers = {
  saveDraft: async (token: string, text: string) =>
    refusalOf((await ask(draftMutation, { input: { token, text } })).result),
  submit: async (input: { token: string; text: string | null; mayReuse: boolean }) =>
    refusalOf((await ask(submitMutation, { input })).result),
  decline: async (token: string, reason: string) =>
    refusalOf((await ask(declineMutation, { input: { token, reason } })).result),
  stopReminders: async (token: string) =>
    refusalOf((await ask(stopMutation, { input: { token } })).result),
}

/**
 * Sends the file of a letter; returns why it was not accepted, or null.
 * @throws when nothing answers
 */
export async function sendFile(token: string, file: File): Promise<string | null> {
  const query = new URLSearchParams({ name: file.name })
  const response = await fetch(`/api/recommendation-requests/file?${query}`, {
    method: 'POST',
    headers: {
      'content-type': file.type || 'application/octet-stream',
      'recommendation-token': token,
    },
    body: file,
  })
  if (response.ok) return null
  const { detail } = (await response.json()) as { detail?: string }
  return detail ?? `${response.status}`
}

export function isAwaited({ state }: Pick<LetterRequest, 'state'>): boolean {
  return state === 'INVITED' || state === 'OPENED' || state === 'IN_PROGRESS'
}

function refusalOf(answer: Answer): ProblemLike | null {
  return isProblem(answer) ? answer : null
}
