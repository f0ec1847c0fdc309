import type { Bus } from '@landfall/kit/messaging/bus'
import type { Log } from '@landfall/kit/observability/log'
import type { Metrics } from '@landfall/kit/observability/metrics'
import { tooManyRequests } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql'
import type { Graph } from '../graphql/graph.ts'
import type { RequestBudget } from '../graphql/request-budget.ts'
import type { SessionCache } from '../session/session-cache.ts'
import { followChanges } from './follow-changes.ts'
import { type Connection, type Connections, createConnections } from './live-connections.ts'
import { LIVE_LIMITS } from './live-limits.ts'
import { type LiveMetrics, createLiveMetrics } from './live-metrics.ts'
import { awayRefusal, refusal } from './live-problems.ts'
import { type LiveResult, type LiveStates, createLiveStates } from './live-states.ts'
import { type OpenSubscription, openSteps } from './live-steps.ts'
import { type SelectionLimit, createSelectionLimit } from './live-selections.ts'
import { openState } from './open-state.ts'
import { runAsViewer } from './run-live-query.ts'
import type { Subscription, SubscriptionRequest } from './read-subscription.ts'
import { createPaidReader } from './read-within-budget.ts'

/** A subscription that was admitted. */
export type Opened = {
  schema: GraphQLSchema
  document: DocumentNode
  answers: AsyncGenerator<LiveResult>
  /** To be called for each answer that is sent. */
  countPush(): void
}

/** Subscriptions of both kinds, for any transport. */
export type LiveQueries = {
  connections: Connections
  open(
    connection: Connection,
    request: SubscriptionRequest,
  ): Promise<Result<Opened, readonly GraphQLError[]>>
  stop(): Promise<void>
}

type Parts = {
  graph: Graph
  bus: Bus | null
  log: Log
  schema: GraphQLSchema
  states: LiveStates
  selections: SelectionLimit
  metrics: LiveMetrics
}

type Opening = Result<OpenSubscription, readonly GraphQLError[]>

export function createLiveQueries(o: {
  graph: Graph
  budget: RequestBudget
  sessions: Pick<SessionCache, 'resolve' | 'remembered'>
  /** If null, there is no news of changes, so there are no subscriptions. */
  bus: Bus | null
  log: Log
  metrics: Metrics
}): LiveQueries {
  const metrics = createLiveMetrics(o.metrics)
  const states = createLiveStates({ onExecution: metrics.countExecution })
  const changes = o.bus ? followChanges({ bus: o.bus, states, log: o.log }) : null
  const { graph, bus, log } = o
  const { schema } = graph
  const selections = createSelectionLimit(LIVE_LIMITS.publicSelectionsPerOwner)
  const parts: Parts = { graph, bus, log, schema, states, selections, metrics }
  const connections = createConnections({
    sessions: o.sessions,
    onCount: metrics.countConnection,
  })
  const read = createPaidReader(schema, o.budget)
  return {
    connections,
    async open(connection, request) {
      const subscription = await read(connection.asker, request)
      return subscription.ok
        ? openInPlace(parts, connection, subscription.value)
        : subscription
    },
    async stop() {
      connections.stop()
      states.stop()
      await changes?.stop()
    },
  }
}

async function openInPlace(
  parts: Parts,
  connection: Connection,
  subscription: Subscription,
): ReturnType<LiveQueries['open']> {
  if (connection.open.size >= LIVE_LIMITS.subscriptionsPerConnection) {
    const message = 'Too many subscriptions are open on this connection.'
    return err([refusal(tooManyRequests(1, message))])
  }
  const { schema, metrics } = parts
  const { name, document } = subscription
  const { transport } = connection
  // Takes its place before anything is awaited: many may come at one moment.
  const place = createPlace(connection, (change) =>
    metrics.countOpen(name, transport, change),
  )
  const opened = await openOne(parts, connection, subscription, place.leave)
  if (!opened.ok) {
    place.leave()
    return opened
  }
  place.fill(opened.value)
  const { answers } = opened.value
  const countPush = () => metrics.countPush(name, transport)
  return ok({ schema, document, answers, countPush })
}

async function openOne(
  parts: Parts,
  connection: Connection,
  subscription: Subscription,
  onGone: () => void,
): Promise<Opening> {
  if (!parts.bus) return err([awayRefusal()])
  const { field } = subscription
  if (field.kind === 'state')
    return openState(parts, connection, { subscription, field, onGone })
  return openSteps({
    bus: parts.bus,
    log: parts.log,
    schema: parts.schema,
    subscription,
    field,
    runQuery: (document, variables) =>
      runAsViewer(parts.graph, connection, { document, variables, isTrusted: true }),
    onGone,
  })
}

/** A subscription among those of its connection, from before it is open until it is gone. */
function createPlace(connection: Connection, count: (change: 1 | -1) => void) {
  let opened: OpenSubscription | null = null
  let isGone = false
  const entry = {
    refresh: () => opened?.refresh(),
    end: (last?: LiveResult) => opened?.end(last),
  }
  connection.open.add(entry)
  count(1)
  return {
    fill: (value: OpenSubscription) => {
      if (!isGone) opened = value
    },
    leave: () => {
      if (isGone) return
      isGone = true
      connection.open.delete(entry)
      count(-1)
    },
  }
}
