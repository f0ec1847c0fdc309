import { createSealer } from '@landfall/kit/core/sealed'
import type { Clock } from '@landfall/kit/core/clock'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import {
  type SealedLetter,
  sealedLetterSchema,
} from '@landfall/proto-events/mail-requested'
import { makeSweepRecommendations } from '../src/application/recommendation/sweep-recommendations.ts'
import type { RunningApplications } from './_app.ts'
import { anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { exchange } from './_documents.ts'
import { aStudent } from './_app.ts'

const AMA = {
  recommenderName: 'Ama Mensah',
  recommenderEmail: 'ama@school.example',
  relation: 'Physics teacher',
  note: 'Please mention the robotics club.',
  isWaived: true,
}

const RECOMMENDATION = `id state version isWaived recommenderName invitedAt openedAt startedAt endedAt expiresAt
  declineReason letter { text fileName contentPath }`
const REQUEST = `id studentName scholarshipTitle provider note isWaived state dueAt dueTimeZone expiresAt isReminded
  draftText draftFileName`
const PROBLEM =
  '... on Problem { code message ... on ValidationFailed { errors { path message } } }'

const CHANGED = `... on RecommendationChanged { recommendation { ${RECOMMENDATION} } }`
const ANSWERED = `... on RecommendationAnswered { request { ${REQUEST} } }`
const OPERATIONS = {
  ask: [
    'askRecommender',
    `... on RecommenderAsked { recommendations { ${RECOMMENDATION} } }`,
  ],
  update: ['updateRecommendation', CHANGED],
  invite: ['inviteRecommender', CHANGED],
  cancel: ['cancelRecommendation', CHANGED],
  reuse: ['reuseLetter', CHANGED],
  open: ['openRecommendationRequest', ANSWERED],
  write: ['saveLetterDraft', ANSWERED],
  submit: ['submitLetter', ANSWERED],
  decline: ['declineRecommendationRequest', ANSWERED],
  stop: ['stopRecommendationReminders', ANSWERED],
} as const
type Name = keyof typeof OPERATIONS
const INPUTS: Partial<Record<Name, string>> = {
  invite: 'RecommendationIdInput',
  cancel: 'RecommendationIdInput',
}

/** Everything that students and recommenders do about letters, including what the mails say. */
export function lettersOn(app: RunningApplications) {
  const sealer = createSealer(app.config.studentAnswersKey)
  const visitor = testVisitor()

  async function run(name: Name, caller: Caller, input: Record<string, unknown>) {
    const [field, selection] = OPERATIONS[name]
    const type = INPUTS[name] ?? `${field[0]?.toUpperCase()}${field.slice(1)}Input`
    const query = `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename ${selection} ${PROBLEM} } }`
    return (await app.ask(caller, query, { input })).it
  }
  /** What the holder of a link does, without an account. */
  const byLink =
    (name: Name) =>
    (token: string, input: Record<string, unknown> = {}) =>
      run(name, visitor, { token, ...input })

  async function mails(to?: string): Promise<(SealedLetter & { mailId: string })[]> {
    const events = await app.outboxEvents()
    const asked = events.filter(({ name }) => name.endsWith('.mail.requested.v1'))
    const all = await Promise.all(
      asked.map(async ({ body }) => {
        const { mailId, sealed } = body.data as { mailId: string; sealed: string }
        return { mailId, ...sealedLetterSchema.parse(await sealer.open(sealed)) }
      }),
    )
    return to === undefined ? all : all.filter((mail) => mail.to === to)
  }

  return {
    run,
    mails,
    open: byLink('open'),
    write: byLink('write'),
    submit: byLink('submit'),
    decline: byLink('decline'),
    stop: byLink('stop'),
    async peek(token: string) {
      const query = `query ($token: String!) { it: recommendationRequest(token: $token) { ${REQUEST} } }`
      return (await app.ask(visitor, query, { token })).it
    },
    /** The link that was mailed last. */
    async tokenTo(address: string): Promise<string> {
      const last = (await mails(address)).findLast(({ action }) => action)
      return last?.action?.path.split('#')[1] ?? ''
    },
    async of(student: Caller, id: string) {
      const query = `query ($id: ID!) { application(id: $id) { state blockers { path message }
        recommendations { ${RECOMMENDATION} } reusableLetters { id recommenderName isWaived } } }`
      return (await app.ask(student, query, { id })).application
    },
    async submitted(owner: Caller, id: string) {
      const query = `query ($id: ID!) { submittedApplication(id: $id) { letters { id recommenderName isWaived isLate text fileName contentPath } } }`
      return (await app.ask(owner, query, { id })).submittedApplication
    },
    async sendFile(token: string, file: { name: string; bytes: Buffer }) {
      const path = `/api/recommendation-requests/file?name=${encodeURIComponent(file.name)}`
      const response = await exchange(app, visitor, path, {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'recommendation-token': token,
        },
        body: file.bytes,
      })
      return { status: response.status, body: (await response.json()) as never }
    },
    sweep: (clock: Clock) =>
      makeSweepRecommendations({ unitOfWork: app.unitOfWork, sealer, clock })(),
  }
}

let count = 0

/** A student's draft for an organization's award, and an unused recommender address. */
export async function anApplication(
  app: RunningApplications,
  o: Parameters<typeof anOwnScholarship>[1] & { student?: Caller } = {},
) {
  count += 1
  const { student = aStudent(), ...wishes } = o
  const award = await anOwnScholarship(app, wishes)
  const { scholarshipId } = award
  const { application } = await mutationsOn(app).save(student, {
    scholarshipId,
    form: FORM,
  })
  return {
    student,
    id: application.id as string,
    recommender: { ...AMA, recommenderEmail: `ama${count}@school.example` },
    ...award,
  }
}

/** Asks a recommender for a letter for an application; returns the link's token. */
export async function askForLetter(
  app: RunningApplications,
  applied: { student: Caller; id: string },
  change: object = {},
): Promise<string> {
  count += 1
  const recommenderEmail = `ama${count}@school.example`
  const input = { ...AMA, recommenderEmail, ...change, isSent: true }
  const letters = lettersOn(app)
  const asked = await letters.run('ask', applied.student, {
    ...input,
    applicationIds: [applied.id],
  })
  if (!asked.recommendations) throw new Error(JSON.stringify(asked))
  return letters.tokenTo(recommenderEmail)
}

/** The same with an invitation that was mailed. */
export async function anInvitation(
  app: RunningApplications,
  o: Parameters<typeof anApplication>[1] & { isWaived?: boolean } = {},
) {
  const { isWaived = true, ...wishes } = o
  const applied = await anApplication(app, wishes)
  const letters = lettersOn(app)
  const recommender = { ...applied.recommender, isWaived }
  const input = { ...recommender, applicationIds: [applied.id], isSent: true }
  const asked = await letters.run('ask', applied.student, input)
  if (!asked.recommendations) throw new Error(JSON.stringify(asked))
  const token = await letters.tokenTo(recommender.recommenderEmail)
  return {
    ...applied,
    recommender,
    token,
    recommendationId: asked.recommendations[0].id as string,
  }
}
