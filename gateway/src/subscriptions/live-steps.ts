import type { Bus } from '@landfall/kit/messaging/bus'
import { followStream } from '@landfall/kit/messaging/progress-streams'
import type { StreamMessage } from '@landfall/kit/messaging/stream-message'
import type { Log } from '@landfall/kit/observability/log'
import { type Problem, notFound, notSignedIn } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { type GraphQLError, type GraphQLSchema, execute } from 'graphql'
import { z } from 'zod'
import type { GraphResult } from '../graphql/graph.ts'
import type { StepsField } from './live-fields.ts'
import { LIVE_LIMITS } from './live-limits.ts'
import { awayRefusal, lastWords, refusal } from './live-problems.ts'
import type { LiveResult } from './live-states.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import type { Subscription } from './read-subscription.ts'

/** An open subscription of either kind. */
export type OpenSubscription = {
  answers: AsyncGenerator<LiveResult>
  /** The viewer's rights have changed: check again. */
  refresh(): void
  end(last?: LiveResult): void
}

type StepsOptions = {
  bus: Bus
  log: Log
  /** The API schema. */
  schema: GraphQLSchema
  subscription: Subscription
  field: StepsField
  /** Runs a document of ours as the viewer, as of now. */
  runQuery(document: string, variables: Record<string, unknown>): Promise<GraphResult>
  onGone(): void
  /** How long a stream may be silent before its owner is asked whether it has ended. */
  silenceMs?: number
}

const SILENCE_MS = 5_000
/** Steps published before the end have arrived by then, or are lost. */
const DRAIN_MS = 1_500

/**
 * The steps that a service publishes, with the selection applied, each once and in order. Ends with
 * the last one; if that was lost, the owner's newest step takes its place.
 */
export async function openSteps(
  o: StepsOptions,
): Promise<Result<OpenSubscription, readonly GraphQLError[]>> {
  const { args } = o.subscription
  const position = { last: Number(args[o.field.afterArgument] ?? 0) }
  const owner = await askOwner(o, position.last)
  if (owner === 'unknown') return err([awayRefusal()])
  if ('code' in owner) return err([refusal(owner)])
  return ok(follow(o, position, owner))
}

function follow(
  o: StepsOptions,
  position: { last: number },
  first: Owner,
): OpenSubscription {
  const stopping = new AbortController()
  const silenceMs = o.silenceMs ?? SILENCE_MS
  let timer: NodeJS.Timeout | undefined
  const mailbox = createBoundedQueue<LiveResult>({
    room: LIVE_LIMITS.waitingSteps,
    whenFull: { last: lastWords('TOO_SLOW', 'The steps came faster than they were read.') },
    onGone: () => {
      clearTimeout(timer)
      stopping.abort()
      o.onGone()
    },
  })
  const give = async (message: StreamMessage) => {
    if (message.sequence <= position.last) return
    position.last = message.sequence
    mailbox.push(await select(o, message))
  }
  const watch = (afterMs: number) => {
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(() => void look(true), afterMs)
  }
  const look = async (isSilent: boolean) => {
    const owner = await askOwner(o, position.last)
    if (stopping.signal.aborted) return
    if (owner === 'unknown') {
      if (isSilent) watch(silenceMs)
    } else if ('code' in owner) mailbox.end(lastWords(owner.code, owner.message))
    else if (isSilent && owner.isOver) {
      if (owner.newest) await give(owner.newest)
      mailbox.end()
    } else if (isSilent) watch(silenceMs)
  }
  const read = async () => {
    const ended = await followStream({
      bus: o.bus,
      log: o.log,
      stream: o.field.stream,
      key: String(o.subscription.args[o.field.keyArgument]),
      after: position.last,
      onMessage: async (message) => {
        watch(silenceMs)
        await give(message)
      },
      signal: stopping.signal,
    })
    if (ended === 'ended') mailbox.end()
  }
  if (first.isOver && !first.newest) mailbox.end()
  else {
    watch(first.isOver ? DRAIN_MS : silenceMs)
    read().catch((error: unknown) => {
      o.log.error({ err: error, component: 'subscriptions' }, 'a stream broke off')
      mailbox.end(lastWords('INTERNAL_ERROR', 'Something went wrong'))
    })
  }
  return { answers: mailbox.read(), refresh: () => void look(false), end: mailbox.end }
}

type Owner = { isOver: boolean; newest: StreamMessage | null }

const ownerSchema = z.object({
  owner: z.object({ status: z.string() }).nullable(),
  newest: z
    .looseObject({ sequence: z.int(), isLast: z.boolean() })
    .nullable()
    .transform(
      (step) => step && { sequence: step.sequence, isLast: step.isLast, payload: step },
    ),
})

/**
 * A problem if it does not exist or is not the viewer's, or if nobody is signed in. An outage says
 * nothing about these.
 */
async function askOwner(
  { field, subscription, runQuery }: StepsOptions,
  after: number,
): Promise<Owner | Problem | 'unknown'> {
  const key = subscription.args[field.keyArgument]
  const answer = await runQuery(field.ownerQuery, { key, after })
  const parsed = ownerSchema.safeParse(answer.data)
  if (parsed.success && parsed.data.owner) {
    const { owner, newest } = parsed.data
    return { isOver: field.overWhen.includes(owner.status), newest }
  }
  if (answer.errors.length > 0 && !isRefused(answer)) return 'unknown'
  return isSignedOut(answer) ? notSignedIn() : notFound(field.noun)
}

const REFUSALS = new Set<unknown>(['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'])

function isRefused({ errors }: GraphResult): boolean {
  return errors.every(({ extensions }) => REFUSALS.has(extensions?.['code']))
}

function isSignedOut({ errors }: GraphResult): boolean {
  return errors.some(({ extensions }) => extensions?.['code'] === 'NOT_SIGNED_IN')
}

/** A payload is an object with the fields of the live field's type: no subgraph is asked. */
async function select(o: StepsOptions, message: StreamMessage): Promise<LiveResult> {
  const { name, query, variables } = o.subscription
  const { sequence, isLast } = message
  const payload = typeof message.payload === 'object' ? message.payload : null
  const { data, errors } = await execute({
    schema: o.schema,
    document: query,
    variableValues: variables,
    rootValue: { [name]: { ...payload, sequence, isLast } },
  })
  if (!errors) return { data }
  const [first] = errors
  o.log.error({ err: first, component: 'subscriptions' }, 'a step does not fit its type')
  return {
    data,
    errors: [{ message: 'Something went wrong', extensions: { code: 'INTERNAL_ERROR' } }],
  }
}
