import { deadlineDay } from '@landfall/calendar/zone'
import {
  byDay,
  type Guidance,
  guidance,
} from '@landfall/immigration-rules/guidance/guidance'
import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Status, Topic } from '@landfall/immigration-rules/rule'
import { isArrivalOver } from '../profile/arrival.ts'
import { limitDeadline } from '../profile/limit-deadline.ts'
import { factsOf } from '../profile/profile.ts'
import type { ProfileStore } from '../profile/profile.store.ts'
import { rulesOn } from '../rule/rule-row.ts'
import type { RuleStore } from '../rule/rule.store.ts'
import type { GuidanceRequest } from './request.ts'
import type { RequestStore } from './request.store.ts'

type Deps = {
  requests: Pick<RequestStore, 'findAll' | 'find'>
  profiles: Pick<ProfileStore, 'find'>
  rules: Pick<RuleStore, 'all'>
  clock: Clock
}

/** A position in a student's list: newest first; the id breaks ties. */
export type RequestPosition = { createdAt: Date; id: string }

export type RequestPage = {
  requests: GuidanceRequest[]
  hasNextPage: boolean
  totalCount: number
}

/** What students can read about their requests. */
export function makeReadRequests({ requests, profiles, rules, clock }: Deps) {
  return {
    /** Null when there is none or it is somebody else's. */
    async find({ studentId }: StudentRef, id: string): Promise<GuidanceRequest | null> {
      return isUuid(id) ? requests.find(studentId, id) : null
    },

    /**
     * One page, newest first. The fields that it filters by are sealed, so it opens all of the student's requests.
     */
    async list(
      { studentId }: StudentRef,
      query: {
        type: Topic | null
        status: Status | null
        first: number
        after: RequestPosition | null
      },
    ): Promise<RequestPage> {
      const { type, status, first, after } = query
      const all = (await requests.findAll(studentId)).filter(
        ({ guidanceType, currentStatus }) =>
          (type === null || guidanceType === type) &&
          (status === null || currentStatus === status),
      )
      const behind =
        after === null ? all : all.filter((request) => isBehind(request, after))
      return {
        requests: behind.slice(0, first),
        hasNextPage: behind.length > first,
        totalCount: all.length,
      }
    },

    /** Returns a function that gives what the rules say to each of the student's requests today. */
    async guide(studentId: string): Promise<(request: GuidanceRequest) => Guidance> {
      const today = deadlineDay(clock.now())
      const [{ profile }, rows] = await Promise.all([profiles.find(studentId), rules.all()])
      const [inForce, facts] = [rulesOn(rows, today), factsOf(profile)]
      return ({ guidanceType: topic, currentStatus: status }) => {
        const said = guidance(inForce, { topic, status }, facts, today)
        const ahead = said.deadlines.filter(
          (dated) => !isArrivalOver(dated, profile, today),
        )
        const limits = said.conditions.flatMap((rule) => {
          const deadline = limitDeadline(rule.id, profile, today)
          return deadline ? [{ rule, deadline }] : []
        })
        return { ...said, deadlines: [...ahead, ...limits].toSorted(byDay) }
      }
    },
  }
}

function isBehind(request: GuidanceRequest, after: RequestPosition): boolean {
  const [at, place] = [request.createdAt.getTime(), after.createdAt.getTime()]
  return at < place || (at === place && request.id < after.id)
}
