import type { Clock } from '@landfall/kit/core/clock'
import type { Forbidden, NotSignedIn } from '@landfall/kit/core/problems'
import { ok, type Result } from '@landfall/kit/core/result'
import type { Membership, Viewer } from '@landfall/kit/identity/viewer'
import type { Stores } from '../../stores.ts'
import type { Session } from '../session/session.ts'
import type { Student } from '../student/student.ts'
import { signedInAdmin } from './account.policy.ts'
import type { Account, Preferences } from './account.ts'

/** What resolvers read of an account; they have asked the policy what may be shown. */
export function makeReadAccounts({ stores, clock }: { stores: Stores; clock: Clock }) {
  return {
    preferencesOf: (userId: string): Promise<Preferences | null> =>
      stores.accounts.preferencesOf(userId),
    sessionsOf: (userId: string): Promise<Session[]> =>
      stores.sessions.list(userId, clock.now()),
    membershipsOf: (userId: string): Promise<Membership[]> =>
      stores.members.membershipsOf(userId),
    studentOf: (userId: string): Promise<Student | null> => stores.students.find(userId),

    /** An account that an admin wants to give a role; null when nobody has the login. */
    async findByLogin(
      viewer: Viewer,
      login: string,
    ): Promise<Result<Account | null, NotSignedIn | Forbidden>> {
      const admin = signedInAdmin(viewer)
      if (!admin.ok) return admin
      return ok(await stores.accounts.findByLogin(login.trim()))
    },
  }
}
