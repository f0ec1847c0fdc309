import { notSignedIn, throwProblem } from '@landfall/kit/core/problems'
import { createBus } from '@landfall/kit/messaging/bus'
import { newId } from '@landfall/kit/core/ids'
import { createStreamPublisher } from '@landfall/kit/messaging/progress-streams'
import { createLog } from '@landfall/kit/observability/log'
import { testBacking } from '@landfall/kit/testing/backing'
import type { Membership } from '@landfall/kit/identity/viewer'
import { testCaller } from '@landfall/kit/testing/callers'
import { makeEnvelope } from '@landfall/proto-events'
import type { EventDefinition } from '@landfall/proto-events'
import { SavedCountsChanged } from '@landfall/proto-events/applications/saved-counts-changed.v1'
import { ScholarshipStatsChanged } from '@landfall/proto-events/catalog/scholarship-stats-changed.v1'
import { MetricsChanged } from '@landfall/proto-events/donors-content/metrics-changed.v1'
import { SessionEnded } from '@landfall/proto-events/identity/session-ended.v1'
import { ViewerChanged } from '@landfall/proto-events/identity/viewer-changed.v1'
import type { GatewayConfig } from '../src/config.ts'
import { type Site, startSite } from './_gateway.ts'

/** A student of the fakes: counts of saved scholarships, and one match run. */
export type FakeStudent = {
  userId: string
  session: string
  savedCount: number
  runId: string
  runStatus: 'RUNNING' | 'FINISHED'
  newestStep: ReturnType<typeof step> | null
  memberships: Membership[]
}

export function step(runId: string, sequence: number, o: { isLast?: boolean } = {}) {
  const isLast = o.isLast ?? false
  const label = `Step ${sequence}`
  const kind = isLast ? 'FINISHED' : 'SCORING'
  return { runId, sequence, step: kind, label, percent: sequence * 10, isLast }
}

/** A gateway on real NATS over fake services; a test changes their state and publishes the change. */
export async function startLiveSite() {
  const log = createLog({ service: 'test', level: 'silent' })
  const bus = createBus({ url: testBacking().natsUrl, name: 'gateway-test', log })
  const publisher = createStreamPublisher(bus)
  const students = new Map<string, FakeStudent>()
  const stats = { asked: 0 }
  const metrics = { asked: 0, versions: new Map<string, number>() }
  const studentOf = (userId: string) => {
    const found = [...students.values()].find((one) => one.userId === userId)
    return found ?? throwProblem(notSignedIn())
  }
  const start = (
    config: Partial<GatewayConfig> = {},
    mode: 'in-process' | 'http' = 'in-process',
  ): Promise<Site> =>
    startSite({
      mode,
      config: { natsUrl: testBacking().natsUrl, ...config },
      resolveSession: (token) => sessionOf(students.get(token)),
      answers: {
        'Query.savedScholarshipCounts': (_args, { caller }) => ({
          total: studentOf(userIdOf(caller.viewer)).savedCount,
        }),
        'Query.scholarshipStats': () => ({ totalCount: (stats.asked += 1) }),
        'Query.donorMetrics': ({ organizationId }, { caller }) => {
          metrics.asked += 1
          const { memberships } = studentOf(userIdOf(caller.viewer))
          if (!memberships.some((one) => one.organizationId === organizationId)) return null
          return {
            organizationId,
            version: metrics.versions.get(String(organizationId)) ?? 0,
          }
        },
        'Query.matchRun': ({ id }, { caller }) => {
          const student = studentOf(userIdOf(caller.viewer))
          return student.runId === id ? { id, status: student.runStatus } : null
        },
        'Query.matchProgress': ({ runId, after }, { caller }) => {
          const { newestStep } = studentOf(userIdOf(caller.viewer))
          if (!newestStep || newestStep.runId !== runId) return null
          return newestStep.sequence > Number(after) ? newestStep : null
        },
      },
    })
  const publish = async <S extends EventDefinition>(event: S, id: string, data: object) =>
    bus.publish(
      makeEnvelope(event, {
        id: newId(),
        time: new Date(),
        aggregateId: id,
        version: 1,
        data: data as never,
      }),
    )
  return {
    start,
    stats,
    metrics,
    signIn(memberships: Membership[] = []): FakeStudent {
      const session = `session-${newId()}`
      const student: FakeStudent = {
        userId: newId(),
        session,
        savedCount: 0,
        runId: newId(),
        runStatus: 'RUNNING',
        newestStep: null,
        memberships,
      }
      students.set(session, student)
      return student
    },
    async signOut({ userId, session }: FakeStudent) {
      students.delete(session)
      await publish(SessionEnded, userId, { userId, sessionIds: [session] })
    },
    publishViewerChanged: ({ userId }: FakeStudent) =>
      publish(ViewerChanged, userId, { userId }),
    async save(student: FakeStudent) {
      student.savedCount += 1
      const data = { studentId: student.userId, version: student.savedCount }
      await publish(SavedCountsChanged, student.userId, data)
    },
    async publishMetrics(organizationId: string) {
      const version = (metrics.versions.get(organizationId) ?? 0) + 1
      metrics.versions.set(organizationId, version)
      await publish(MetricsChanged, organizationId, { organizationId })
    },
    publishStatsChanged: () => publish(ScholarshipStatsChanged, newId(), { version: 1 }),
    async publishStep(
      student: FakeStudent,
      sequence: number,
      o: { isLast?: boolean } = {},
    ) {
      student.newestStep = step(student.runId, sequence, o)
      if (o.isLast) student.runStatus = 'FINISHED'
      const { isLast } = student.newestStep
      await publisher.publish({
        stream: 'match-progress',
        key: student.runId,
        sequence,
        payload: student.newestStep,
        isLast,
      })
    },
    stop: () => bus.close(),
  }
}

export type LiveSite = Awaited<ReturnType<typeof startLiveSite>>

function sessionOf(student: FakeStudent | undefined) {
  if (!student) return { viewer: { kind: 'visitor' }, expiresAt: null }
  const { userId, session, memberships } = student
  const { viewer } = testCaller({ userId, sessionId: session, memberships })
  return { viewer, expiresAt: '2099-01-01T00:00:00.000Z' }
}

function userIdOf(viewer: ReturnType<typeof testCaller>['viewer']): string {
  return viewer.kind === 'user' ? viewer.userId : ''
}
