/** Scores of applications, given over the graph. */
import { ask } from './calls.ts'
import type { SignedIn } from './people.ts'

const OPEN_REVIEW = `query ($id: ID!) {
  review(scholarshipId: $id) { rubric { key } applications { edges { node { id } } } } }`
const SAVE_SCORE = `mutation ($input: SaveScoreInput!) {
  answer: saveScore(input: $input) { __typename ... on Problem { message } } }`

/** A reviewer scores all assigned applications, with this many points for each criterion. */
export async function scoreAll(
  { client }: SignedIn,
  scholarshipId: string,
  points: number,
): Promise<void> {
  type Node = { node: { id: string } }
  type Review = { rubric: { key: string }[]; applications: { edges: Node[] } }
  const { body } = await client.post<{ data: { review: Review } }>('/graphql', {
    query: OPEN_REVIEW,
    variables: { id: scholarshipId },
  })
  const { rubric, applications } = body.data.review
  for (const { node } of applications.edges) {
    const given = rubric.map(({ key }) => ({ key, points }))
    const input = { applicationId: node.id, points: given, isFinal: true }
    const saved = await ask(client, SAVE_SCORE, input)
    if (saved['__typename'] !== 'ReviewApplicationChanged')
      throw new Error(JSON.stringify(saved))
  }
}
