import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeMarkSeen } from './modules/profile/mark-seen.ts'
import { makeReadProfile } from './modules/profile/read-profile.ts'
import { makeSaveProfile } from './modules/profile/save-profile.ts'
import {
  makeCreateRequest,
  makeDeleteRequest,
  makeUpdateRequest,
} from './modules/request/change-requests.ts'
import { makeEraseRecords } from './modules/request/erase-records.ts'
import { makeReadRequests } from './modules/request/read-requests.ts'
import { makeCountAffected } from './modules/rule-change/affected.ts'
import { makeDecideChange } from './modules/rule-change/decide-change.ts'
import { makeProposeChange } from './modules/rule-change/propose-change.ts'
import { makeReadChanges } from './modules/rule-change/read-changes.ts'
import { makeShipRules } from './modules/rule-change/ship-rules.ts'
import { makeReadRules } from './modules/rule/read-rules.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** All use cases of the subgraph, with their dependencies in place. */
export function createUseCases(parts: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}) {
  const deps = { ...parts, ...parts.stores }
  return {
    shipRules: makeShipRules(deps),
    rules: makeReadRules(deps),
    readProfile: makeReadProfile(deps),
    markSeen: makeMarkSeen(deps),
    saveProfile: makeSaveProfile(deps),
    requests: makeReadRequests(deps),
    createRequest: makeCreateRequest(deps),
    updateRequest: makeUpdateRequest(deps),
    deleteRequest: makeDeleteRequest(deps),
    eraseRecords: makeEraseRecords(deps),
    ruleChanges: makeReadChanges(deps),
    countAffected: makeCountAffected(deps),
    proposeChange: makeProposeChange(deps),
    decideChange: makeDecideChange(deps),
  }
}
