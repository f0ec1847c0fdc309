import { randomBytes, randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Caller } from '@landfall/kit/identity/viewer'
import { type Consumer, deliver } from '@landfall/kit/messaging/consumers'
import { testCaller } from '@landfall/kit/testing/callers'
import { makeEnvelope } from '@landfall/proto-events'
import { AwardAccepted } from '@landfall/proto-events/applications/award-accepted.v1'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { onAwardAccepted } from '../src/events/on-award-accepted.ts'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { makeEraseUser } from '../src/modules/erasure/erase-user.ts'
import { makeReadPublished } from '../src/modules/content/read-published.ts'
import { createRevisionStore } from '../src/modules/content/revision.store.ts'
import { makeSendNewsletter } from '../src/modules/newsletter/send-newsletter.ts'
import { createVisitorOf } from '../src/modules/visit/visitor.ts'
import type { Stores } from '../src/stores.ts'
import { startService } from './_service.ts'

/** The service at a time that the test sets, with helpers for what authors and readers do. */
export async function startNewsroom() {
  let now = new Date('2026-11-23T09:00:00Z')
  const clock = { now: () => now }
  const studentAnswersKey = randomBytes(32).toString('base64url')
  const service = await startService({ clock, studentAnswersKey })
  const { app, ask, documents, stores, unitOfWork } = service
  const revisions = createRevisionStore(async () => (await documents.model()).revisions)
  const sealer = createSealer(studentAnswersKey)
  const visitorOf = createVisitorOf(studentAnswersKey, newId)
  const erased = onUserErased(makeEraseUser({ revisions, visitorOf }))
  const deliverTwice = async (
    consumer: Consumer<Stores>,
    event: never,
    id: string,
    data: object,
  ) => {
    for (const version of [1, 2]) {
      const o = { id: newId(), aggregateId: id, version, time: now, data }
      await deliver(consumer, makeEnvelope(event, o as never), unitOfWork)
    }
  }
  const readPublished = makeReadPublished({ ...stores, revisions })
  const sendNewsletterWith = (published: typeof readPublished) =>
    makeSendNewsletter({ unitOfWork, published, sealer, clock })
  return {
    ...service,
    clock,
    answerFile: app.answerFile,
    revisions,
    sealer,
    readPublished,
    sendNewsletterWith,
    sendNewsletter: sendNewsletterWith(readPublished),
    /** Time passes. */
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** Runs one mutation and returns its answer. */
    async act(caller: Caller, name: string, input: object) {
      const [type, document] = DOCUMENTS[name] ?? ['', '']
      const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) {
        __typename ${document} ... on Problem { code message
          ... on ValidationFailed { errors { path message } } } } }`
      return (await ask(caller, query, { input })).answer
    },
    /** Saves a draft; throws if it is refused. */
    async draft(caller: Caller, input: object) {
      const answer = await this.act(caller, 'saveContent', input)
      if (answer.__typename !== 'ContentSuccess') throw new Error(JSON.stringify(answer))
      return answer.piece as {
        id: string
        revisionId: string
        version: number
        slug: string | null
      }
    },
    async published(caller: Caller, input: object) {
      const { id, revisionId } = await this.draft(caller, input)
      await this.act(caller, 'submitContent', { id })
      const read = { id, revisionId, isPublished: true }
      const answer = await this.act(anAdmin(), 'decideContent', read)
      if (answer.__typename !== 'ContentSuccess') throw new Error(JSON.stringify(answer))
      return id
    },
    /** Delivers the event twice, as may happen. @returns the application's id */
    async accepted(
      studentId: string,
      organizationId: string,
      scholarshipId: string = randomUUID(),
    ) {
      const ids = {
        applicationId: randomUUID(),
        offerId: randomUUID(),
        fundId: randomUUID(),
      }
      const whose = { studentId, ownerId: organizationId, scholarshipId }
      const award = { amountMinor: '500000', currency: 'USD', at: now.toISOString() }
      const data = { ...ids, ...whose, ...award }
      await deliverTwice(onAwardAccepted, AwardAccepted as never, ids.offerId, data)
      return ids.applicationId
    },
    hearErased: (userId: string) =>
      deliverTwice(erased, UserErased as never, userId, { userId }),
  }
}

export const idOf = ({ viewer }: Caller) => (viewer.kind === 'user' ? viewer.userId : '')
export const anAdmin = () => testCaller({ roles: ['admin'] })

const LONG = 'The pump in the village was dry for two years, until somebody asked why.'

export const spotlightForm = (organizationId: string, words: object = {}) => ({
  organizationId,
  kind: 'SPOTLIGHT',
  words: { category: 'IMPACT', title: 'Water for all', story: LONG, ...words },
})

export const storyForm = (organizationId: string | null, applicationId: string) => ({
  organizationId,
  kind: 'STORY',
  applicationId,
  words: { title: 'From the coast', studentName: 'Ada', story: LONG },
})

const PIECE = `id state kind revisionId version isPublished isFeatured consent hasConsent decisionNote slug
  words { title story category heroImage { id alt url srcSet width height } tags }`
const ofPiece = `... on ContentSuccess { piece { ${PIECE} } }`
const ofCounts = '... on ContentCounts { id viewCount likeCount }'
const ofLetter = '... on NewsletterSuccess { message }'

const DOCUMENTS: Record<string, readonly [string, string]> = {
  saveContent: ['SaveContentInput', ofPiece],
  submitContent: ['ContentIdInput', ofPiece],
  removeContent: ['ContentIdInput', '... on RemovedContent { id }'],
  decideContent: ['DecideContentInput', ofPiece],
  featureContent: ['FeatureContentInput', ofPiece],
  takeContentOff: ['TakeContentOffInput', ofPiece],
  answerStory: [
    'AnswerStoryInput',
    '... on AnsweredStory { story { id consent published { words { title } } handedIn { words { title } } } }',
  ],
  recordContentView: ['ContentIdInput', ofCounts],
  setContentLike: ['SetContentLikeInput', ofCounts],
  subscribeToNewsletter: ['NewsletterInput', ofLetter],
  confirmNewsletter: ['NewsletterTokenInput', ofLetter],
  leaveNewsletter: ['NewsletterTokenInput', ofLetter],
}
