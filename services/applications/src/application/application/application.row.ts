import type { scholarshipApplications } from '../../db/application-tables.ts'
import { formOf } from './application-form.ts'
import type { Application } from './application.ts'

type Row = typeof scholarshipApplications.$inferSelect

export function applicationOfRow(row: Row): Application {
  return {
    id: row.id,
    studentId: row.studentId,
    scholarshipId: row.scholarshipId,
    ownerId: row.ownerId,
    state: row.state,
    version: row.version,
    form: formOf(row),
    submittedAt: row.submittedAt,
    submissionCount: row.submissionCount,
    applicationDeadline: row.applicationDeadline,
    decisionPromisedOn: row.decisionPromisedOn,
    isErased: row.isErased,
    lastModifiedAt: row.lastModifiedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

export function rowOfApplication({ form, ...application }: Application) {
  return { ...application, ...form }
}
