import type { Clock } from '@landfall/kit/core/clock'
import { isUuid, newId } from '@landfall/kit/core/ids'
import {
  conflict,
  type Conflict,
  type Forbidden,
  type NotFound,
  notFound,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { hashToken, newToken } from '@landfall/kit/core/token'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import type { OwnDeed } from '../audit/audit-entry.ts'
import { lockAsManager } from '../organization/member-actor.ts'
import type { MemberActor } from '../organization/organization.policy.ts'
import {
  type ApiKey,
  inDays,
  isOpenKey,
  KEY_START,
  OPEN_KEYS_MAX,
  SANDBOX_MARK,
  SHOWN_LENGTH,
} from './api-key.ts'
import type { CreateApiKeyInput, RotateApiKeyInput } from './api-key.input.ts'

const USUAL_DAYS = 365
const USUAL_OVERLAP_HOURS = 24
const HOUR_MS = 3_600_000

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Refusal = NotFound | Forbidden
/** A key with its text, which nobody can read again. */
export type NewApiKey = { key: ApiKey; text: string }

/** Runs a change under the organization's lock, if the actor is still its owner. */
function changeByOwner({ unitOfWork, clock }: Deps) {
  return <T, E>(
    { organizationId, viewer }: MemberActor,
    change: (tx: Transaction, now: Date) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Refusal>> =>
    unitOfWork<Result<T, E | Refusal>>(async (tx) => {
      const managed = await lockAsManager(tx, { organizationId, userId: viewer.userId })
      return managed.ok ? change(tx, clock.now()) : managed
    })
}

/** Keys of an organization are made, replaced and ended by its owners, one change at a time. */
export function makeSaveApiKeys(deps: Deps) {
  const asOwner = changeByOwner(deps)
  return {
    createApiKey: (actor: MemberActor, stated: CreateApiKeyInput) =>
      asOwner<NewApiKey, Conflict>(actor, async (tx, now) => {
        const { organizationId } = actor
        const open = await tx.apiKeys.countOpen(organizationId, now)
        if (open >= OPEN_KEYS_MAX) return err(conflict(TOO_MANY))
        const { name, scopes, expiresInDays } = stated
        const isSandbox = stated.isSandbox ?? false
        const expiresAt = inDays(now, expiresInDays ?? USUAL_DAYS)
        const made = newKey(actor, { name, scopes, isSandbox, expiresAt }, now)
        await tx.apiKeys.insert(made.key)
        await tx.audit.add(auditOf('api-key.created', actor, made.key, now))
        return ok(made)
      }),

    rotateApiKey: (actor: MemberActor, { id, overlapHours }: RotateApiKeyInput) =>
      asOwner<NewApiKey, NotFound | Conflict>(actor, async (tx, now) => {
        const old = await findKey(tx, actor, id)
        if (!old) return err(notFound('key'))
        if (!isOpenKey(old, now) || old.replacedBy !== null) return err(conflict(OVER))
        const lifeMs = old.expiresAt.getTime() - old.createdAt.getTime()
        const expiresAt = new Date(now.getTime() + lifeMs)
        const made = newKey(actor, { ...old, expiresAt }, now)
        const overlapMs = (overlapHours ?? USUAL_OVERLAP_HOURS) * HOUR_MS
        const endsAt = Math.min(old.expiresAt.getTime(), now.getTime() + overlapMs)
        await tx.apiKeys.insert(made.key)
        await tx.apiKeys.update({
          ...old,
          expiresAt: new Date(endsAt),
          replacedBy: made.key.id,
        })
        await tx.audit.add(auditOf('api-key.rotated', actor, made.key, now))
        return ok(made)
      }),

    /** A key already revoked stays as it is. */
    revokeApiKey: (actor: MemberActor, { id }: { id: string }) =>
      asOwner<ApiKey, NotFound>(actor, async (tx, now) => {
        const before = await findKey(tx, actor, id)
        if (!before) return err(notFound('key'))
        if (before.revokedAt !== null) return ok(before)
        const after = { ...before, revokedAt: now }
        await tx.apiKeys.update(after)
        await tx.audit.add(auditOf('api-key.revoked', actor, after, now))
        return ok(after)
      }),
  }
}

const TOO_MANY = `An organization can have up to ${OPEN_KEYS_MAX} keys. Please revoke one you no longer use.`
const OVER =
  'This key has expired, or was already revoked or replaced. Please create a new one.'

async function findKey(tx: Transaction, { organizationId }: MemberActor, id: string) {
  return isUuid(id) ? tx.apiKeys.find(organizationId, id) : null
}

function newKey(
  { organizationId, viewer }: MemberActor,
  {
    name,
    scopes,
    isSandbox,
    expiresAt,
  }: Pick<ApiKey, 'name' | 'scopes' | 'isSandbox' | 'expiresAt'>,
  now: Date,
): NewApiKey {
  const start = isSandbox ? `${KEY_START}${SANDBOX_MARK}` : KEY_START
  const text = `${start}${newToken()}`
  const key: ApiKey = {
    id: newId(),
    organizationId,
    name,
    scopes,
    prefix: text.slice(0, start.length + SHOWN_LENGTH),
    secret: hashToken(text),
    isSandbox,
    createdBy: viewer.userId,
    createdAt: now,
    expiresAt,
    lastUsedAt: null,
    revokedAt: null,
    replacedBy: null,
  }
  return { key, text }
}

function auditOf(
  action: OwnDeed['action'],
  { viewer, organizationId, requestId }: MemberActor,
  { id, scopes }: ApiKey,
  at: Date,
): OwnDeed {
  const details = { keyId: id, scopes: scopes.join(' ') }
  return {
    action,
    actorId: viewer.userId,
    subjectType: 'organization',
    subjectId: organizationId,
    details,
    requestId,
    at,
  }
}
