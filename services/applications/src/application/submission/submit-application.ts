import type { Clock } from '@landfall/kit/core/clock'
import {
  conflict,
  forbidden,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { holdDocuments } from '../../student/document/hold-documents.ts'
import type { ListingRequirementsStore } from '../../student/listing-requirements/listing-requirements.store.ts'
import type { ListingRequirements } from '../../student/listing-requirements/listing-requirements.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import { documentsIn, type FormPatch } from '../application/application-form.ts'
import { SUBMIT_NEEDS_EMAIL } from '../application/application.policy.ts'
import { canMove, stateInWords } from '../application/application-state.ts'
import type { Application } from '../application/application.ts'
import { checkDocuments } from '../application/check-documents.ts'
import {
  type ApplicationTarget,
  changeForm,
  type HeldApplication,
  lockOrBegin,
  type SavingDeps,
  type SavingStores,
} from '../application/save-application.ts'
import { closesAt, GRACE_MINUTES } from '../application/taking.ts'
import { countLetters } from '../recommendation/read-recommendations.ts'
import type { RecommendationStore } from '../recommendation/recommendation.store.ts'
import { publishReceipt } from './application-notice.ts'
import { assessApplication, type Assessment } from './assess-application.ts'
import type { Blocker } from './form-rules.ts'
import type { ReadStudent, StudentStores } from './read-student.ts'
import type { SubmissionStore } from './submission.store.ts'
import { SUBMISSION, type Submission } from './submission.ts'

type Needed = SavingStores &
  StudentStores & {
    submissions: SubmissionStore
    recommendations: RecommendationStore
    listingRequirements: ListingRequirementsStore
    studentZones: StudentZoneStore
  }

type Deps<Stores extends Needed> = SavingDeps<Stores> & {
  unitOfWork: UnitOfWork<Stores>
  readStudent: ReadStudent
  clock: Clock
}

export type SubmitInput = ApplicationTarget & {
  form: FormPatch
  isEmailVerified: boolean
  note: string | null
  isShared?: boolean | null | undefined
}
export type Submitted = { application: Application; submission: Submission; isNew: boolean }

const GRACE_MESSAGE = `Accepted within ${GRACE_MINUTES} minutes after the deadline because it was saved in time.`

/**
 * Submits an application, after saving the given form, which stays saved if submitting is refused. Idempotent: what
 * was handed in is returned again. The time is taken when the request arrives, whatever it then waits for. Expected
 * failures: NotFound (no such application or scholarship, or somebody else's), Conflict (decided, withdrawn, or the
 * scholarship takes none), Forbidden (the student’s email address is not verified), ValidationFailed (everything that
 * prevents it).
 */
export function makeSubmitApplication<Stores extends Needed>(deps: Deps<Stores>) {
  return async function submitApplication(
    { studentId }: StudentRef,
    { form, isEmailVerified, note, isShared = null, ...target }: SubmitInput,
  ): Promise<Result<Submitted, Problem>> {
    const now = deps.clock.now()
    return deps.unitOfWork(async (tx) => {
      const found = await lockOrBegin(deps, tx, { studentId, target, now })
      if (!found.ok) return found
      const saved = await changeForm(deps, tx, { ...found.value, form, now })
      if (!saved.ok) return saved
      const held = { ...found.value, application: saved.value }
      const handedIn = await findHandedIn(tx, held.application)
      if (handedIn) return ok({ ...held, submission: handedIn })
      if (!isEmailVerified) return err(forbidden(SUBMIT_NEEDS_EMAIL))
      return handIn(deps, tx, { ...held, note, isShared, now })
    })
  }
}

/** The submission that waits for the owner; null if there is none yet. */
async function findHandedIn(
  { submissions }: Needed,
  { id, state }: Application,
): Promise<Submission | null> {
  if (state !== 'submitted' && state !== 'in_review') return null
  return (await submissions.findAll([id])).get(id)?.[0] ?? null
}

/** What comes with the form. */
type SubmissionDetails = { note: string | null; isShared: boolean | null; now: Date }

async function handIn<Stores extends Needed>(
  deps: Deps<Stores>,
  tx: Transaction<Stores>,
  o: HeldApplication & SubmissionDetails,
): Promise<Result<Submitted, Problem>> {
  const { application: before, copy, now } = o
  const state = before.state === 'more_info' ? 'in_review' : 'submitted'
  if (!canMove('student', before.state, state))
    return err(conflict(`This application is ${stateInWords(before.state)}.`))
  const asked = await tx.listingRequirements.find(before.scholarshipId)
  const profile = await deps.readStudent(tx, before.studentId)
  const letters = (await countLetters(tx, [before.id])).get(before.id) ?? []
  // Students whose address is not verified do not get here.
  const known = { copy, asked, profile, letters, isEmailVerified: true }
  const basis = { application: before, ...known, now }
  const assessment = assessApplication(basis)
  const { blockers } = assessment
  if (blockers.length > 0 || asked === null)
    return err(validationFailed(blockers.map(errorOf)))

  const isTheirs = await checkDocuments(tx, before.studentId, before.form)
  if (!isTheirs.ok) return isTheirs
  const isShared = o.isShared ?? (await wasShared(tx, before))
  const submission = newSubmission(deps.newId(), { ...o, isShared, assessment, asked })
  const holder = { kind: SUBMISSION, id: submission.id }
  const documents = documentsIn(before.form)
  const held = await holdDocuments(tx, before.studentId, documents, { holder, now })
  if (!held.ok) return held
  await tx.submissions.add(submission)
  const after: Application = {
    ...before,
    state,
    version: before.version + 1,
    submittedAt: now,
    submissionCount: submission.number,
    applicationDeadline: submission.closesAt,
    updatedAt: now,
  }
  await tx.applications.update(after)
  const by = { by: 'student', actorId: before.studentId } as const
  const message = submission.isInGrace ? GRACE_MESSAGE : null
  await deps.recordApplication(tx, { before, after, message, ...by }, now)
  await publishReceipt(tx, submission)
  return ok({ application: after, submission, isNew: o.isNew })
}

async function wasShared({ submissions }: Needed, { id }: Application): Promise<boolean> {
  return (await submissions.findAll([id])).get(id)?.[0]?.isShared ?? false
}

type Judged = HeldApplication & {
  note: string | null
  isShared: boolean
  now: Date
  assessment: Assessment
  asked: ListingRequirements
}

function newSubmission(
  id: string,
  { application, copy, note, isShared, now, assessment, asked }: Judged,
): Submission {
  const { judgement, taking } = assessment
  if (judgement === null) throw new Error('What is not judged is not submitted')
  const questions = judgement.questions.map((one) =>
    one.kind === 'fact' ? one.question : one.field,
  )
  return {
    id,
    applicationId: application.id,
    studentId: application.studentId,
    number: application.submissionCount + 1,
    submittedAt: now,
    form: application.form,
    note,
    isShared,
    scholarshipId: application.scholarshipId,
    scholarshipTitle: copy.title,
    provider: copy.provider,
    scholarshipVersion: copy.version,
    closesAt: closesAt(copy),
    isInGrace: application.state === 'draft' && taking === 'grace',
    criteriaVersion: asked.version,
    criteria: asked.criteria,
    requirements: asked.requirements,
    verdict: judgement.verdict,
    verdictLabel: judgement.label,
    failed: [...judgement.failed],
    open: [...questions, ...judgement.withProvider],
    unanswered: [...judgement.unanswered],
  }
}

/** As a field error: the path from the input's root. */
function errorOf({ path, tab, message }: Blocker) {
  const isField = tab !== null && !path.includes('.')
  return { path: isField ? ['form', path] : path.split('.'), message }
}
