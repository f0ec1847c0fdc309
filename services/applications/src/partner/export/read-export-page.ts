import type { SubmittedApplicationStore } from '../../application/submission/submitted-application.store.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { makeReadPartnerApplications } from '../partner-application/read-partner-applications.ts'
import { applicationLines, writePart } from './export-lines.ts'
import { programLines } from './program-lines.ts'
import type { PartnerExport } from './partner-export.ts'

type Deps = {
  stores: {
    submittedApplications: SubmittedApplicationStore
    scholarshipCopies: ScholarshipCopyStore
  }
  readShared: Pick<
    ReturnType<typeof makeReadPartnerApplications>,
    'lastSubmissions' | 'openForPartner'
  >
  pageSize: number
}

/** A part of a file that is still to be written. */
export type ExportPage = {
  content: Buffer
  count: number
  /** The last record in it; null: it is empty. */
  position: string | null
  isLast: boolean
}

/** Reads the page after what a file already has, by id, so that a record that changes meanwhile comes only once. */
export function makeReadExportPage(deps: Deps) {
  return (one: PartnerExport): Promise<ExportPage> =>
    one.kind === 'programs' ? pageOfPrograms(deps, one) : pageOfApplications(deps, one)
}

/** How many records the file will have, estimated when it begins. */
export function makeCountForExport({ stores }: Pick<Deps, 'stores'>) {
  return ({ kind, organizationId }: PartnerExport): Promise<number> =>
    kind === 'programs'
      ? stores.scholarshipCopies.countOfOwner(organizationId)
      : stores.submittedApplications.countOf({
          organizationIds: [organizationId],
          scholarshipId: null,
          states: null,
        })
}

async function pageOfPrograms(
  { stores, pageSize }: Deps,
  one: PartnerExport,
): Promise<ExportPage> {
  const rows = await stores.scholarshipCopies.pageOfOwner(one.organizationId, {
    after: one.position,
    limit: pageSize + 1,
  })
  const records = rows.slice(0, pageSize)
  return {
    content: writePart(programLines, records, styleOf(one)),
    count: records.length,
    position: records.at(-1)?.scholarshipId ?? null,
    isLast: rows.length <= pageSize,
  }
}

/** The file counts as opening every shared submission, which is recorded before anybody has it. */
async function pageOfApplications(
  { stores, readShared, pageSize }: Deps,
  one: PartnerExport,
): Promise<ExportPage> {
  const { organizationId, hasApplicants, startedBy } = one
  const rows = await stores.submittedApplications.pageById(organizationId, {
    after: one.position,
    limit: pageSize + 1,
  })
  const applications = rows.slice(0, pageSize)
  const last = await readShared.lastSubmissions(applications.map(({ id }) => id))
  const reader = { organizationId, keyId: startedBy, readsApplicants: hasApplicants }
  const shared = await readShared.openForPartner(reader, applications)
  const records = applications.map((application) => ({
    application,
    shared: shared.get(application.id) ?? null,
    isShared: last.get(application.id)?.isShared ?? false,
  }))
  return {
    content: writePart(applicationLines, records, styleOf(one)),
    count: records.length,
    position: records.at(-1)?.application.id ?? null,
    isLast: rows.length <= pageSize,
  }
}

function styleOf({ format, position }: PartnerExport) {
  return { format, isFirst: position === null }
}
