import { notSignedIn, tooManyRequests } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import type { GraphQLError } from 'graphql'
import type { Graph } from '../graphql/graph.ts'
import { topicOf } from './follow-changes.ts'
import type { Connection } from './live-connections.ts'
import type { StateField } from './live-fields.ts'
import { awayRefusal, refusal } from './live-problems.ts'
import type { SelectionLimit } from './live-selections.ts'
import type { LiveStates } from './live-states.ts'
import type { OpenSubscription } from './live-steps.ts'
import type { Subscription } from './read-subscription.ts'
import { awayAnswer, runAsMember, runAsViewer, runAsVisitor } from './run-live-query.ts'

type Parts = {
  graph: Graph
  states: LiveStates
  selections: SelectionLimit
}
type StateOptions = { subscription: Subscription; field: StateField; onGone(): void }
type Opening = Result<OpenSubscription, readonly GraphQLError[]>

/** Opens a subscription to a view, by the field's scope. */
export function openState(
  parts: Parts,
  connection: Connection,
  o: StateOptions,
): Promise<Opening> | Opening {
  return o.field.scope === 'public'
    ? openPublic(parts, connection, o)
    : openForViewer(parts, connection, o)
}

function openPublic(
  { states, graph, selections }: Parts,
  connection: Connection,
  { subscription, field, onGone }: StateOptions,
): Opening {
  const { name, queryText, variables, args } = subscription
  const key = field.keyArgument === undefined ? null : String(args[field.keyArgument])
  const shareKey = JSON.stringify([queryText, sortedEntries(variables)])
  const giveBack = selections.take(connection.owner, shareKey)
  if (!giveBack) {
    const message = 'Too many different selections are watched from here.'
    return err([refusal(tooManyRequests(60, message))])
  }
  const { answers, end } = states.open({
    field: name,
    topic: topicOf(field.changedBy, key),
    shareKey,
    // Run as a visitor, whoever came first, because what one viewer may see is not for the
    // others.
    run: () => runAsVisitor(graph, { document: queryText, variables }),
    onGone() {
      giveBack()
      onGone()
    },
  })
  return ok({ answers, end, refresh: () => undefined })
}

async function openForViewer(
  parts: Parts,
  connection: Connection,
  o: StateOptions,
): Promise<Opening> {
  const viewer = await connection.viewer()
  if (!viewer.ok) return err([awayRefusal()])
  if (viewer.value.kind === 'visitor') return err([refusal(notSignedIn())])
  const { keyArgument, changedBy } = o.field
  const { args } = o.subscription
  const aggregate = keyArgument ? String(args[keyArgument]) : viewer.value.userId
  const at = { ...o, topic: topicOf(changedBy, aggregate), aggregate }
  const { isSameForMembers } = o.subscription
  const standing = isSameForMembers ? standingIn(aggregate, viewer.value) : null
  const opened =
    standing === null ? null : openForMembers(parts, connection, { ...at, standing })
  return ok(opened ?? openAlone(parts, connection, at))
}

type Placed = StateOptions & { topic: string; aggregate: string }

function openAlone(
  { states, graph }: Parts,
  connection: Connection,
  { subscription, topic, onGone }: Placed,
): OpenSubscription {
  const { name, queryText, variables } = subscription
  const question = { document: queryText, variables }
  const run = () => runAsViewer(graph, connection, question)
  return states.open({ field: name, topic, shareKey: null, run, onGone })
}

/**
 * One run for all members with the same standing, with the rights of one of them; each is checked when
 * its own rights change.
 * @returns null if this person already watches too many different selections for others to share
 */
function openForMembers(
  { states, graph, selections }: Parts,
  connection: Connection,
  { subscription, topic, aggregate, standing, onGone }: Placed & { standing: string },
): OpenSubscription | null {
  const { name, queryText, variables } = subscription
  const shareKey = JSON.stringify([standing, queryText, sortedEntries(variables)])
  const giveBack = selections.take(connection.owner, shareKey)
  if (!giveBack) return null
  const stillMember = (viewer: Viewer): viewer is SignedInViewer =>
    standingIn(aggregate, viewer) === standing
  const { answers, end } = states.open({
    field: name,
    topic,
    shareKey,
    async run() {
      const viewer = await connection.viewer()
      if (!viewer.ok) return awayAnswer()
      return stillMember(viewer.value)
        ? runAsMember(graph, viewer.value, { document: queryText, variables })
        : 'not-allowed'
    },
    onGone() {
      giveBack()
      onGone()
    },
  })
  // People who come back are admitted with the rights that they have by then, or refused.
  const refresh = async () => {
    const viewer = await connection.viewer()
    if (viewer.ok && !stillMember(viewer.value)) end()
  }
  return { answers, end, refresh: () => void refresh() }
}

/** Everything that policies look at in a member besides their identity; null if they are not a member. */
function standingIn(organizationId: string, viewer: Viewer): string | null {
  if (viewer.kind !== 'user') return null
  const mine = viewer.memberships.find((one) => one.organizationId === organizationId)
  if (!mine) return null
  const { accountType, isEmailVerified, roles } = viewer
  const { kind, role, isVerified, mayFinish } = mine
  return JSON.stringify([
    organizationId,
    kind,
    role,
    isVerified,
    mayFinish ?? isVerified,
    accountType,
    isEmailVerified,
    roles.toSorted(),
  ])
}

function sortedEntries(variables: Readonly<Record<string, unknown>>) {
  return Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
