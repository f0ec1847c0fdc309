/** A spotlight of the demo's organization, labelled as what it is. */
import type { DemoClient } from './demo-client.ts'

const TITLE = 'Demo story (not a real one)'

type Piece = { readonly id: string; readonly revisionId: string; readonly state: string }
type Answer = { readonly data?: Record<string, unknown> }

const LIST = `query DemoStories($organizationId: ID) {
  contentPieces(organizationId: $organizationId) { id revisionId state }
}`
const SAVE = `mutation DemoSaveStory($input: SaveContentInput!) {
  saveContent(input: $input) { ... on ContentSuccess { piece { id revisionId state } } }
}`
const SUBMIT = `mutation DemoSubmitStory($input: ContentIdInput!) {
  submitContent(input: $input) { __typename }
}`
const DECIDE = `mutation DemoPublishStory($input: DecideContentInput!) {
  decideContent(input: $input) { __typename }
}`

/** Written by the organization and published by the admin, unless the organization has written something before. */
export async function publishDemoStory(
  donor: DemoClient,
  admin: DemoClient,
  organizationId: string,
): Promise<void> {
  const listed = await ask(donor, LIST, { organizationId })
  if ((listed['contentPieces'] as Piece[]).length > 0) return
  const words = {
    category: 'IMPACT',
    title: TITLE,
    subtitle: 'A record of the demo, to try the pages with.',
    story: `Nobody lived this story. It stands here so that the page of a story has something to show.

- A donor or a university writes it.
- An administrator reads and publishes it.
- Whom a story is about agrees first.`,
    tags: ['Demo'],
  }
  const input = { organizationId, kind: 'SPOTLIGHT', words }
  const saved = await ask(donor, SAVE, { input })
  const { piece } = saved['saveContent'] as { piece: Piece }
  const { id, revisionId } = piece
  await ask(donor, SUBMIT, { input: { id } })
  await ask(admin, DECIDE, { input: { id, revisionId, isPublished: true } })
}

/** @throws when the site does not answer the operation */
async function ask(client: DemoClient, query: string, variables: object) {
  const { data } = await client.call<Answer>('POST', '/graphql', { query, variables })
  if (!data) throw new Error('The demo story could not be made')
  return data
}
