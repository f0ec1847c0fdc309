import type { Sealer } from '@landfall/kit/core/sealed'
import type { Database } from '@landfall/kit/database/postgres'
import { createStudentZoneStore } from '@landfall/kit/database/student-zones'
import { studentZones } from './db/tables.ts'
import { createDateStore } from './modules/profile/date.store.ts'
import { createMovedDateStore } from './modules/profile/moved-date.store.ts'
import { createProfileStore } from './modules/profile/profile.store.ts'
import { createRequestStore } from './modules/request/request.store.ts'
import { createRuleChangeStore } from './modules/rule-change/rule-change.store.ts'
import { createRuleStore } from './modules/rule/rule.store.ts'

export type Stores = ReturnType<ReturnType<typeof storesSealedBy>>

/** Every store of the service's database on one connection or transaction; what students enter is sealed. */
export function storesSealedBy(sealer: Sealer) {
  return (db: Database) => ({
    dates: createDateStore(db),
    movedDates: createMovedDateStore(db, sealer),
    profiles: createProfileStore(db, sealer),
    requests: createRequestStore(db, sealer),
    ruleChanges: createRuleChangeStore(db),
    rules: createRuleStore(db),
    studentZones: createStudentZoneStore(db, studentZones),
  })
}
