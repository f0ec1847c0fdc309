/** A spotlight, a story and testimonials of the demo's organization, each labeled as a demo. */
import { askGraph, type DemoClient } from './demo-client.ts'
import { findDemoRecipient } from './demo-recipient.ts'

type Piece = { readonly id: string; readonly revisionId: string }
type People = {
  readonly donor: DemoClient
  readonly student: DemoClient
  readonly admin: DemoClient
  readonly organizationId: string
}

const of = (kind: string) =>
  `contentPieces(organizationId: $organizationId, kind: ${kind}, first: 1) { edges { node { id revisionId } } }`
const LIST = `query DemoStories($organizationId: ID) {
  spotlights: ${of('SPOTLIGHT')}
  stories: ${of('STORY')}
  testimonials: ${of('TESTIMONIAL')}
}`
const SAVE = `mutation DemoSaveStory($input: SaveContentInput!) {
  saveContent(input: $input) { ... on ContentSuccess { piece { id revisionId } } ... on Problem { message } }
}`
const SUBMIT = `mutation DemoSubmitStory($input: ContentIdInput!) {
  submitContent(input: $input) { __typename }
}`
const AGREE = `mutation DemoAnswerStory($input: AnswerStoryInput!) {
  answerStory(input: $input) { __typename }
}`
const DECIDE = `mutation DemoPublishStory($input: DecideContentInput!) {
  decideContent(input: $input) { __typename }
}`
const FEATURE = `mutation DemoFeatureStory($input: FeatureContentInput!) {
  featureContent(input: $input) { __typename }
}`

const SPOTLIGHT = {
  category: 'IMPACT',
  title: 'Demo story (not a real one)',
  subtitle: 'A record of the demo, to try the pages with.',
  story: `Nobody lived this story. It stands here so that the page of a story has something to show.

- A donor or a university writes it.
- An administrator reads and publishes it.
- Whom a story is about agrees first.`,
  tags: ['Demo'],
}
const STORY = {
  title: 'Demo success story (not a real one)',
  studentName: 'Demo Student',
  studentCountry: 'Kenya',
  studyField: 'Engineering',
  story: `Nobody lived this story either. It stands here so that the page of success stories has something to show.

The demo student accepted the demo award, read these words and agreed to them.`,
}
const OF_DONOR = {
  category: 'PARTNERSHIP',
  sourceName: 'Demo Donor',
  sourceOrganization: 'Demo Foundation (not a real one)',
  sourceType: 'DONOR',
  testimonial: 'A testimonial of the demo: nobody has said this.',
}
const OF_STUDENT = {
  category: 'SUCCESS_STORY',
  sourceName: 'Demo Student',
  sourceType: 'STUDENT',
  testimonial: 'Another testimonial of the demo: nobody has said this either.',
}

/**
 * The organization writes the pieces, the student agrees to them
 * and the admin publishes them; only the kinds that are missing.
 */
export async function publishDemoStories(people: People): Promise<void> {
  type List = { edges: { node: Piece }[] }
  const { organizationId } = people
  const listed = await askGraph<Record<'spotlights' | 'stories' | 'testimonials', List>>(
    people.donor,
    LIST,
    { organizationId },
  )
  const hasSpotlight = listed.spotlights.edges.length > 0
  if (!hasSpotlight) {
    const id = await publish(people, { kind: 'SPOTLIGHT', words: SPOTLIGHT })
    await feature(people, id)
  }
  if (listed.testimonials.edges.length === 0) {
    const id = await publish(people, { kind: 'TESTIMONIAL', words: OF_DONOR })
    await feature(people, id)
  }
  if (listed.stories.edges.length === 0) await publishOfStudent(people)
}

/** The piece for the spotlight of the demo. */
async function publishOfStudent(people: People): Promise<void> {
  const applicationId = await findDemoRecipient(people)
  if (applicationId === null) return
  const { organizationId } = people
  const { spotlights } = await askGraph<{ spotlights: { edges: { node: Piece }[] } }>(
    people.donor,
    LIST,
    { organizationId },
  )
  const spotlightId = spotlights.edges[0]?.node.id ?? null
  const about = { applicationId, spotlightId }
  await publish(people, { kind: 'TESTIMONIAL', words: OF_STUDENT, ...about })
  await publish(people, { kind: 'STORY', words: STORY, ...about })
}

async function publish(people: People, draft: object): Promise<string> {
  const { donor, student, admin, organizationId } = people
  type Saved = { saveContent: { piece?: Piece; message?: string } }
  const input = { organizationId, ...draft }
  const { saveContent } = await askGraph<Saved>(donor, SAVE, { input })
  if (!saveContent.piece) throw new Error(`The demo story: ${saveContent.message}`)
  const { id, revisionId } = saveContent.piece
  await askGraph(donor, SUBMIT, { input: { id } })
  if ('applicationId' in draft)
    await askGraph(student, AGREE, { input: { id, revisionId, isGiven: true } })
  await askGraph(admin, DECIDE, { input: { id, revisionId, isPublished: true } })
  return id
}

async function feature({ admin }: People, id: string): Promise<void> {
  await askGraph(admin, FEATURE, { input: { id, isFeatured: true } })
}
