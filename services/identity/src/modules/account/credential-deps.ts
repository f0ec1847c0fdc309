import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores } from '../../stores.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { PasswordHasher } from './password-hash.ts'

/** What a use case needs for comparing a password with the stored one. */
export type CredentialDeps = {
  unitOfWork: UnitOfWork<Stores>
  stores: Stores
  clock: Clock
  hasher: PasswordHasher
  throttle: Throttle
}
