import type { Clock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Caller, SignedInViewer } from '@landfall/kit/identity/viewer'
import { makeMoveIn } from '../src/application/submission/move-application.ts'
import { makeApplyMarked } from '../src/review/decide/apply-marked.ts'
import type { MemberCopy, MemberRole } from '../src/review/member/member-copy.ts'
import { makeAwardPort, makeRecordWithLetters } from '../src/savers.ts'
import { aStudent, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'

export const userIdOf = ({ viewer }: Caller) => (viewer as SignedInViewer).userId

/** Two criteria with levels 0 to 4, the first weighing three times as much. */
export const RUBRIC = [
  { name: 'Idea', weight: 75, levels: levels() },
  { name: 'Plan', weight: 25, levels: levels() },
]

function levels() {
  return [0, 1, 2, 3, 4].map((points) => ({ points, anchor: `Level ${points}` }))
}

const PROBLEM =
  '... on Problem { code message ... on ValidationFailed { errors { path } } }'
const APPLICATION = /* GraphQL */ `
  id number version submissionNumber state applicantName isBlinded isMine reviewCount rawScore rank nextId
  reviewers { user { id } isAssigned isDone hasConflict conflictReason }
  scores { isMine comment total isFinal isOutdated points { key points comment } reviewer { id } }
  myScore { comment total isFinal isOutdated points { key points comment } }
  questions { id text answer askedBy { id } }
`
const WHOLE = /* GraphQL */ `
  ${APPLICATION}
  redactionNote
  form { fields { name isBlind pieces { text isBlock kind } } }
  documents { id kind name downloadPath }
  letters { id }
  recommendations { id recommenderName isWaived isLate relation { text isBlock } text { text isBlock }
    file { name downloadPath } }
`
const REVIEW = /* GraphQL */ `
  scholarshipId version stage isChair isRubricFixed blindFields reviewsPerApplication
  decisionPromisedOn sharesSummary myAffiliations
  rubric { key name weight levels { points anchor } }
  counts { applications scored undecided mineToDo mineDone questions planned }
`

type Input = Record<string, unknown>

/** What people do with reviews through the graph; each mutation returns its union's member. */
export function reviewsOn(app: RunningApplications) {
  const mutate =
    (field: string, type: string, selection: string) =>
    async (caller: Caller, input: Input) => {
      const query = `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename ${selection} ${PROBLEM} } }`
      return (await app.ask(caller, query, { input })).it
    }
  const changed = `... on ReviewApplicationChanged { application { ${APPLICATION} } }`
  const saved = `... on ReviewSaved { review { ${REVIEW} } }`
  return {
    saveSettings: mutate('saveReviewSettings', 'SaveReviewSettingsInput', saved),
    saveRubric: mutate('saveRubric', 'SaveRubricInput', saved),
    move: mutate('moveReview', 'MoveReviewInput', saved),
    assignAll: mutate('assignReviewers', 'ReviewIdInput', saved),
    saveAffiliations: mutate('saveAffiliations', 'SaveAffiliationsInput', saved),
    assign: mutate('assignReviewer', 'AssignReviewerInput', changed),
    unassign: mutate('unassignReviewer', 'AssignReviewerInput', changed),
    liftConflict: mutate('liftConflict', 'AssignReviewerInput', changed),
    declareConflict: mutate(
      'declareConflict',
      'DeclareConflictInput',
      '... on ConflictDeclared { applicationId nextId }',
    ),
    saveScore: mutate('saveScore', 'SaveScoreInput', changed),
    askChair: mutate('askChair', 'AskChairInput', changed),
    answer: mutate('answerReviewer', 'AnswerReviewerInput', changed),
    plan: mutate('planDecisions', 'PlanDecisionsInput', saved),
    undo: mutate('undoDecisions', 'UndoDecisionsInput', saved),
    apply: mutate('applyDecisions', 'ReviewIdInput', saved),
    startExport: mutate(
      'startReviewExport',
      'StartReviewExportInput',
      '... on ReviewExportStarted { export { id progress isDone downloadPath } }',
    ),
    async find(caller: Caller, id: string, selection = REVIEW) {
      const query = `query ($id: ID!) { review(scholarshipId: $id) { ${selection} } }`
      return (await app.ask(caller, query, { id })).review
    },
    async open(caller: Caller, id: string) {
      const query = `query ($id: ID!) { reviewApplication(id: $id) { ${WHOLE} } }`
      return (await app.ask(caller, query, { id })).reviewApplication
    },
    async list(caller: Caller, id: string, args = '') {
      const query = `query ($id: ID!) { review(scholarshipId: $id) { applications${args} {
        totalCount pageInfo { hasNextPage endCursor } edges { node { ${APPLICATION} } } } } }`
      return (await app.ask(caller, query, { id })).review.applications
    },
    async waiting(caller: Caller) {
      const query = `{ waitingReviews { scholarshipId counts { mineToDo mineDone } } }`
      return (await app.ask(caller, query)).waitingReviews
    },
    async led(caller: Caller, args = '') {
      const query = `{ ledReviews${args} { totalCount pageInfo { hasNextPage endCursor }
        edges { node { scholarshipId stage isChair counts { applications } } } } }`
      return (await app.ask(caller, query)).ledReviews
    },
    async queue(caller: Caller) {
      const query = `{ reviewQueue { totalCount edges { node { id number } } } }`
      return (await app.ask(caller, query)).reviewQueue
    },
  }
}

/** What the job that applies decisions does. */
export function makeApplyMarkedOn(app: RunningApplications, clock: Clock) {
  const sealer = createSealer(app.config.studentAnswersKey)
  const recordApplication = makeRecordWithLetters({ sealer })
  const moveIn = makeMoveIn({ recordApplication, clock })
  const awards = makeAwardPort({ sealer })
  return makeApplyMarked({ unitOfWork: app.unitOfWork, moveIn, awards, clock })
}

/** How often clients that watch a review were told to read it again. */
export async function countReviewViewChanges(
  app: RunningApplications,
  scholarshipId: string,
) {
  const events = await app.outboxEvents()
  return events.filter(
    ({ name, body }) =>
      name.endsWith('.review-view.changed.v1') &&
      (body.data as { scholarshipId: string }).scholarshipId === scholarshipId,
  ).length
}

/** An organization with a scholarship, a chair and two reviewers, as identity published them. */
export async function aPanel(app: RunningApplications) {
  const award = await anOwnScholarship(app)
  const member = (role: MemberRole) => aMember(award.ownerId, { role })
  const [chair, ann, ben] = [member('owner'), member('reviewer'), member('reviewer')]
  const members = [chair, ann, ben].map((one, at): MemberCopy => {
    return { userId: userIdOf(one), role: at === 0 ? 'owner' : 'reviewer' }
  })
  await storeMembers(app, award.ownerId, members)
  return { ...award, chair, ann, ben, members }
}

let version = 0

/** Stores members as identity's event does. */
export async function storeMembers(
  { stores }: RunningApplications,
  organizationId: string,
  members: MemberCopy[],
): Promise<void> {
  version += 1
  await stores.memberCopies.keepNewest({ organizationId, version, members })
}

/** Submits applications of new students to a scholarship. */
export async function submitTo(
  app: RunningApplications,
  scholarshipId: string,
  forms: readonly Input[],
) {
  const { submit } = mutationsOn(app)
  const submitted: { student: Caller; id: string }[] = []
  for (const form of forms) {
    const student = aStudent()
    const answer = await submit(student, { scholarshipId, form: { ...FORM, ...form } })
    submitted.push({ student, id: String(answer.application.id) })
  }
  return submitted
}

/** A panel whose review is scoring, with submitted applications, each assigned to both reviewers. */
export async function aScoringPanel(app: RunningApplications, forms: readonly Input[]) {
  const panel = await aPanel(app)
  const { scholarshipId, chair } = panel
  const run = reviewsOn(app)
  const submitted = await submitTo(app, scholarshipId, forms)
  const { review } = await run.saveRubric(chair, { scholarshipId, criteria: RUBRIC })
  await run.assignAll(chair, { scholarshipId })
  await run.move(chair, { scholarshipId, to: 'SCORING' })
  const keys = (review.rubric as { key: string }[]).map(({ key }) => key)
  /** Submits a final score with the same points for each criterion. */
  const score = (caller: Caller, applicationId: string, points: number) =>
    run.saveScore(caller, {
      applicationId,
      points: keys.map((key) => ({ key, points })),
      isFinal: true,
    })
  return { ...panel, submitted, ids: submitted.map(({ id }) => id), keys, score }
}
