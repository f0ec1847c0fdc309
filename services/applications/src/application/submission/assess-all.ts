import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { ListingRequirementsStore } from '../../student/listing-requirements/listing-requirements.store.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { Application } from '../application/application.ts'
import { closesAt } from '../application/taking.ts'
import { assessApplication, type Assessment } from './assess-application.ts'
import type { ReadStudent, StudentStores } from './read-student.ts'

type Stores = StudentStores & {
  listingRequirements: ListingRequirementsStore
  scholarshipCopies: ScholarshipCopyStore
}

export type AssessedApplication = Pick<Assessment, 'blockers' | 'checklist' | 'tabs'> & {
  closesAt: Date | null
}

/** Judges some of a student's own applications as they are now, in their order. */
export function makeAssessApplications(deps: {
  stores: Stores
  readStudent: ReadStudent
  clock: Clock
}) {
  return async function assessApplications(
    { studentId }: StudentRef,
    applications: readonly Application[],
    { isEmailVerified }: { isEmailVerified: boolean },
  ): Promise<AssessedApplication[]> {
    const { listingRequirements, scholarshipCopies } = deps.stores
    const ids = [...new Set(applications.map(({ scholarshipId }) => scholarshipId))]
    const [copies, told, asked] = await Promise.all([
      scholarshipCopies.findAll(ids),
      deps.readStudent(deps.stores, studentId),
      listingRequirements.findAll(ids),
    ])
    const now = deps.clock.now()
    return applications.map((application) => {
      const copy = copies.get(application.scholarshipId) ?? null
      const ofAward = asked.get(application.scholarshipId) ?? null
      const basis = { application, copy, asked: ofAward, told, isEmailVerified, now }
      const { blockers, checklist, tabs } = assessApplication(basis)
      return { blockers, checklist, tabs, closesAt: copy && closesAt(copy) }
    })
  }
}
