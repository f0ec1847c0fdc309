import type { ChangeStores } from '../scholarship/publish-change.ts'
import type { ScholarshipStore } from '../scholarship/scholarship.store.ts'
import type { NamedUniversity } from '../organization/organization-university.store.ts'
import type { UniversityStore } from './university.store.ts'

/** All stores that writing records needs. */
export type RecordStores = ChangeStores & {
  scholarships: ScholarshipStore
  universities: UniversityStore
  organizationUniversities: {
    organizationsOf(universityIds: readonly string[]): Promise<NamedUniversity[]>
  }
}
