import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { StudentFactsStore } from '@landfall/matching/student-copy/student-facts.store'
import type { DocumentStore } from '../document/document.store.ts'
import { canBeSaved } from '../scholarship-copy/scholarship-copy.ts'
import { type PreparationStores, tooMany } from './create-plan.ts'
import { outlineEssay } from './outline-essay.ts'
import type { GenerateContentInput } from './preparation.input.ts'
import { isActive, MAX_TASKS, newTask, placeOf, type PrepTask } from './prep-task.ts'
import { publishPreparation } from './publish-preparation.ts'

type Stores = PreparationStores & {
  studentFacts: StudentFactsStore
  documents: DocumentStore
}
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  /** Experiences that a student entered in applications, as lines. */
  experiencesOf: (studentId: string) => Promise<string[]>
}

const ESSAY_TYPES: readonly string[] = ['essay', 'personal_statement']
const MAX_DOCUMENTS = 20

/**
 * Writes an outline into the first open essay task of a student's award, adding a task if there is none. A second
 * call replaces the outline with one from the current records. Expected failures: NotFound (no such scholarship),
 * Conflict (`MAX_TASKS` are kept).
 */
export function makeGenerateContent({ unitOfWork, clock, newId, experiencesOf }: Deps) {
  return async function generateContent(
    { studentId }: StudentRef,
    { scholarshipId, taskType }: GenerateContentInput,
  ): Promise<Result<PrepTask, Problem>> {
    if (!isUuid(scholarshipId)) return err(notFound('scholarship'))
    const award = { studentId, scholarshipId }
    const experiences = await experiencesOf(studentId)
    return unitOfWork<Result<PrepTask, Problem>>(async (tx) => {
      const copy = await tx.scholarshipCopies.find(scholarshipId)
      if (!copy || !canBeSaved(copy)) return err(notFound('scholarship'))
      await tx.prepTasks.holdPlan(award)
      const aiGeneratedContent = outlineEssay({
        title: copy.title,
        provider: copy.provider,
        isOwn: copy.ownerId !== null,
        asking: await tx.listingRequirements.find(scholarshipId),
        facts: (await tx.studentFacts.findAll([studentId])).get(studentId)?.facts ?? null,
        experiences,
        documents: await documentNames(tx, studentId),
      })
      const now = clock.now()
      const [task] = (await tx.prepTasks.lockOf(award))
        .filter((one) => isActive(one) && ESSAY_TYPES.includes(one.taskType))
        .toSorted((one, other) => (placeOf(one).due < placeOf(other).due ? -1 : 1))
      if (task) {
        const version = task.version + 1
        const changed = { ...task, aiGeneratedContent, version, updatedAt: now }
        await tx.prepTasks.update(changed)
        return ok(changed)
      }
      if ((await tx.prepTasks.countToAdd(studentId)) >= MAX_TASKS)
        return err(conflict(tooMany()))
      const added = newTask(award, {
        id: newId(),
        taskType,
        title: 'Write your essay',
        description: 'Start from the outline below.',
        aiGeneratedContent,
        createdAt: now,
      })
      await tx.prepTasks.add([added])
      await publishPreparation(tx, award)
      return ok(added)
    })
  }
}

async function documentNames(
  { documents }: Pick<Stores, 'documents'>,
  studentId: string,
): Promise<string[]> {
  const query = { studentId, kind: null, after: null, limit: MAX_DOCUMENTS }
  return (await documents.page(query)).map(({ name }) => name)
}
