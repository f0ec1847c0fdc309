import { z } from 'zod'
import { refuseUnknownKeys } from './refuse-unknown-keys.ts'

/** A fact that one service publishes: its name (also the NATS subject) and the JSON that it carries. */
export type EventDefinition<S extends z.ZodType = z.ZodType> = {
  /** `landfall.<publisher>.<noun>.<past-verb>.v<version>` */
  readonly type: string
  readonly publisher: string
  readonly description: string
  readonly schema: S
}

type EventSpec<S extends z.ZodType> = {
  /** The service that owns the fact; no other publishes it. */
  publisher: string
  noun: string
  /** Past tense: the event that has happened. */
  verb: string
  version: number
  description: string
  /**
   * Describes the JSON on the wire, without transforms: what is parsed equals what was sent. Its objects are plain,
   * not strict: a reader may be older than the writer.
   */
  schema: S
}

const word = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * Declares an event. A breaking change of the schema is a new version in a new file.
 * @throws when a part of the name breaks the subject rule
 */
export function defineEvent<S extends z.ZodType>(spec: EventSpec<S>): EventDefinition<S> {
  for (const part of ['publisher', 'noun', 'verb'] as const) {
    if (!word.test(spec[part])) {
      throw new Error(`An event's ${part} is kebab-case, not "${spec[part]}"`)
    }
  }
  if (!Number.isInteger(spec.version) || spec.version < 1) {
    throw new Error(`An event's version counts from 1, not ${spec.version}`)
  }
  if (spec.description.trim() === '') throw new Error('An event needs a description')
  return Object.freeze({
    type: `landfall.${spec.publisher}.${spec.noun}.${spec.verb}.v${spec.version}`,
    publisher: spec.publisher,
    description: spec.description,
    schema: spec.schema,
  })
}

const traceParent = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

/** CloudEvents 1.0 in structured JSON, with three extension attributes. */
export const envelopeSchema = z.object({
  specversion: z.literal('1.0'),
  /** The outbox row's id: the same fact always has the same id. */
  id: z.uuid(),
  source: z.string().min(1),
  type: z.string().regex(/^landfall(\.[a-z][a-z0-9-]*){3}\.v[1-9][0-9]*$/),
  /** The aggregate's id. */
  subject: z.string().min(1),
  time: z.iso.datetime({ offset: true }),
  datacontenttype: z.literal('application/json'),
  /** Grows with each change of the aggregate; a reader ignores events older than its own state. */
  aggregateversion: z.number().int().nonnegative(),
  /** W3C trace context of the request that caused the fact. */
  traceparent: z.string().regex(traceParent).optional(),
  /** The id of that request, as it appears in logs and as people quote it when they ask for help. */
  requestid: z.string().min(1).max(128).optional(),
  data: z.unknown(),
})

export type EventEnvelope<D> = Omit<z.output<typeof envelopeSchema>, 'data'> & { data: D }

/**
 * Reads an event of a known type from outside. It drops keys that the schema does not know, so that a publisher may
 * add some before its readers know them.
 * @throws z.ZodError when the envelope, its type or its data does not match the definition
 */
export function parseEvent<S extends z.ZodType>(
  definition: EventDefinition<S>,
  json: unknown,
): EventEnvelope<z.output<S>> {
  return schemaOf(definition).parse(json) as EventEnvelope<z.output<S>>
}

const schemas = new WeakMap<EventDefinition, z.ZodType>()

/** Makes the schema once for each event: making one takes ten times as long as reading with it. */
function schemaOf(definition: EventDefinition): z.ZodType {
  const known = schemas.get(definition)
  if (known !== undefined) return known
  const { type, schema } = definition
  const made = envelopeSchema.extend({ type: z.literal(type), data: schema })
  schemas.set(definition, made)
  return made
}

/**
 * Builds the envelope of a new fact.
 * @throws z.ZodError when the data does not fit the definition, or has a key that the definition does not name
 */
export function makeEnvelope<S extends z.ZodType>(
  definition: EventDefinition<S>,
  event: {
    id: string
    aggregateId: string
    version: number
    time: Date
    data: z.input<S>
    traceparent?: string | undefined
    requestId?: string | undefined
  },
): EventEnvelope<z.output<S>> {
  const envelope = parseEvent(definition, {
    specversion: '1.0',
    id: event.id,
    source: `/services/${definition.publisher}`,
    type: definition.type,
    subject: event.aggregateId,
    time: event.time.toISOString(),
    datacontenttype: 'application/json',
    aggregateversion: event.version,
    traceparent: event.traceparent,
    requestid: event.requestId,
    data: event.data,
  })
  refuseUnknownKeys(event.data, envelope.data, ['data'])
  return envelope
}
