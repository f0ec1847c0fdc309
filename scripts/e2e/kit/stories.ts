/** An organization's stories, written, agreed to and published over the graph. */
import { ask } from './calls.ts'
import type { Client } from './rest.ts'

const SAVE = `mutation ($input: SaveContentInput!) { answer: saveContent(input: $input) {
  ... on ContentSuccess { piece { id revisionId } } ... on Problem { message } } }`
const SUBMIT = `mutation ($input: ContentIdInput!) { answer: submitContent(input: $input) { __typename } }`
const AGREE = `mutation ($input: AnswerStoryInput!) { answer: answerStory(input: $input) { __typename } }`
const DECIDE = `mutation ($input: DecideContentInput!) { answer: decideContent(input: $input) { __typename } }`
const FEATURE = `mutation ($input: FeatureContentInput!) { answer: featureContent(input: $input) { __typename } }`

type Writers = {
  donor: Client
  admin: Client
  /** The student that it is about, who agrees. */
  student?: Client
}

/** @returns the id of the story, which everybody can now read */
export async function publishStory(
  { donor, admin, student }: Writers,
  draft: { organizationId: string; kind: string; words: object } & Record<string, unknown>,
): Promise<string> {
  const saved = await ask(donor, SAVE, draft)
  const piece = saved['piece'] as { id: string; revisionId: string } | undefined
  if (!piece) throw new Error(JSON.stringify(saved))
  const { id, revisionId } = piece
  const done = [await ask(donor, SUBMIT, { id })]
  if (student) done.push(await ask(student, AGREE, { id, revisionId, isGiven: true }))
  done.push(await ask(admin, DECIDE, { id, revisionId, isPublished: true }))
  const refused = done.find(
    (one) => !/^(ContentSuccess|AnsweredStory)$/.test(String(one['__typename'])),
  )
  if (refused) throw new Error(JSON.stringify(done))
  return id
}

export async function featureStory(admin: Client, id: string): Promise<void> {
  await ask(admin, FEATURE, { id, isFeatured: true })
}
