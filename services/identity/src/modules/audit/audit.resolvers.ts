import { isUuid } from '@landfall/kit/core/ids'
import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { Context } from '../../context.ts'
import { asAdmin } from '../account/account.policy.ts'
import { presentUser } from '../account/account.present.ts'
import { presentOrganization } from '../organization/organization.present.ts'
import type { AuditEntry } from './audit-entry.ts'
import { auditFilterInput, auditPosition } from './audit.input.ts'

type PageArgs = {
  filter?: Record<string, unknown> | null
  first?: number | null
  after?: string | null
}

type AuditDetail = { name: string; value: string | null }

/** Types of subjects whose id is an account's. */
const PEOPLE = new Set(['account', 'mentor'])

export const auditQueries = {
  async auditEntries(_root: unknown, args: PageArgs, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return throwProblem(admin.error)
    const { first, after } = parsePage(context.caller, args, auditPosition)
    const filter = parseOrThrow(auditFilterInput, args.filter ?? {})
    const page = await context.useCases.auditEntries(admin.value, filter, {
      first,
      after,
    })
    return connectionOf({
      ...page,
      node: (entry) => entry,
      positionOf: ({ at, id }) => ({ at, id }),
      hasPreviousPage: after !== null,
    })
  },
}

/** Names are looked up when they are shown: the log has ids only. */
export const auditEntryFields = {
  actor: ({ actorId }: AuditEntry, _args: unknown, context: Context) =>
    actorId && userOf(actorId, context),

  subjectUser: ({ subjectType, subjectId }: AuditEntry, _args: unknown, context: Context) =>
    PEOPLE.has(subjectType) && isUuid(subjectId) ? userOf(subjectId, context) : null,

  async subjectOrganization(
    { subjectType, subjectId }: AuditEntry,
    _args: unknown,
    { loaders, viewer }: Context,
  ) {
    if (subjectType !== 'organization' || !isUuid(subjectId)) return null
    const organization = await loaders.organization.load(subjectId)
    return organization && presentOrganization(organization, viewer)
  },

  subjectScholarship: ({ subjectType, subjectId }: AuditEntry) =>
    subjectType === 'listing' && isUuid(subjectId) ? { id: subjectId } : null,

  details: ({ details }: AuditEntry) =>
    Object.entries(details).map(([name, value]) => ({
      name,
      value: value === null ? null : String(value),
    })),
}

export const auditDetailFields = {
  user: ({ name, value }: AuditDetail, _args: unknown, context: Context) =>
    name === 'userId' && value !== null ? userOf(value, context) : null,
}

async function userOf(id: string, { loaders, viewer }: Context) {
  const account = await loaders.account.load(id)
  return account && presentUser(account, viewer)
}
