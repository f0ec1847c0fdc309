import {
  type Forbidden,
  forbidden,
  notFound,
  notSignedIn,
  type Problem,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Caller } from '@landfall/kit/identity/viewer'
import { UNVERIFIED } from '../partner-application/partner.policy.ts'
import type { PartnerExport } from './partner-export.ts'

/** Somebody who may have files of an organization, and of which kinds; only a policy makes one. */
export type ExportReader = {
  /** The key, or the person. */
  readonly readerId: string
  readonly organizationId: string
  readonly isVerified: boolean
  readonly readsPrograms: boolean
  readonly readsApplications: boolean
  readonly readsApplicants: boolean
  readonly checkedBy: 'policy'
}

/**
 * A system with an API key, limited to its scopes, or an owner, with all scopes.
 * @param organizationId may be left out with a key, which has one
 */
export function asExportReader(
  { partner, viewer }: Pick<Caller, 'partner' | 'viewer'>,
  organizationId: string | null,
): Result<ExportReader, Problem> {
  if (partner) {
    const { keyId, isVerified, scopes } = partner
    if (organizationId !== null && organizationId !== partner.organizationId)
      return err(notFound('organization'))
    return ok({
      readerId: keyId,
      organizationId: partner.organizationId,
      isVerified,
      readsPrograms: scopes.includes('programs:read'),
      readsApplications: scopes.includes('applications:read'),
      readsApplicants: scopes.includes('applicants:read'),
      checkedBy: 'policy',
    })
  }
  if (viewer.kind !== 'user') return err(notSignedIn())
  const found = viewer.memberships.find((one) => one.organizationId === organizationId)
  if (!found) return err(notFound('organization'))
  if (found.role !== 'owner')
    return err(forbidden('Only an owner of the organization can export its data'))
  return ok({
    readerId: viewer.userId,
    organizationId: found.organizationId,
    isVerified: found.isVerified,
    readsPrograms: true,
    readsApplications: true,
    readsApplicants: true,
    checkedBy: 'policy',
  })
}

/** Why a reader may not have files of a kind; null if they may. */
export function refuseKind(
  reader: ExportReader,
  kind: PartnerExport['kind'],
): Forbidden | null {
  if (kind === 'programs')
    return reader.readsPrograms
      ? null
      : forbidden('This API key lacks the scope programs:read')
  if (!reader.isVerified) return forbidden(UNVERIFIED)
  return reader.readsApplications
    ? null
    : forbidden('This API key lacks the scope applications:read')
}

/** A file shows nobody more than they could have asked for themselves. */
export function maySee(
  reader: ExportReader,
  one: Pick<PartnerExport, 'organizationId' | 'kind' | 'hasApplicants'>,
): boolean {
  return (
    one.organizationId === reader.organizationId &&
    refuseKind(reader, one.kind) === null &&
    (!one.hasApplicants || reader.readsApplicants)
  )
}
