import { defineAuditRecorded } from '../audit-recorded.ts'

export const AuditRecorded = defineAuditRecorded('donors-content')
