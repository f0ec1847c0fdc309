import {
  createConnection,
  Error as MongooseError,
  mongo,
  type Connection,
  type Schema,
} from 'mongoose'
import { DatabaseUnavailableError } from './unavailable.ts'

const connectTimeoutMs = 5_000
/** A server that is silent for this long counts as down, as with PostgreSQL. */
const defaultSilenceMs = 20_000
const duplicateKeyCode = 11_000

export type Mongo = {
  readonly connection: Connection
  ping(): Promise<void>
  /** The server's version. */
  version(): Promise<string>
  close(): Promise<void>
}

type ConnectOptions = {
  /** How long finding the server may take; 5 s by default. */
  timeoutMs?: number
  /** How long the server's answer to one command may take; 20 s by default. */
  silenceMs?: number
}

/**
 * Connects and proves it with one round trip.
 * @throws DatabaseUnavailableError when the server does not answer
 */
export function connectMongo(url: string, o: ConnectOptions = {}): Promise<Mongo> {
  return namingOutages(() => connect(url, o))
}

async function connect(url: string, o: ConnectOptions): Promise<Mongo> {
  const connection = await createConnection(url, {
    serverSelectionTimeoutMS: o.timeoutMs ?? connectTimeoutMs,
    socketTimeoutMS: o.silenceMs ?? defaultSilenceMs,
    autoIndex: false,
    autoCreate: false,
  }).asPromise()
  const command = (wish: Record<string, number>) => {
    if (!connection.db) throw new Error('The document store is not connected')
    return connection.db.command(wish)
  }
  const ping = async () => void (await command({ ping: 1 }))
  const version = async () => String((await command({ buildInfo: 1 }))['version'])
  await ping()
  return { connection, ping, version, close: () => connection.close() }
}

export type ImmutableModel<D extends { _id: string }> = {
  /** 'exists' if there is a document with this `_id` already; it stays as it was. */
  insert(doc: D): Promise<'inserted' | 'exists'>
  /** The same for many at once, each with its own outcome. */
  insertAll(docs: readonly D[]): Promise<('inserted' | 'exists')[]>
  findById(id: string): Promise<D | null>
  /** Ids in order, which for UUIDv7 is the order of creation; at most `limit`. */
  idsBetween(o: { after: string; before: string; limit: number }): Promise<string[]>
  /** For documents that their owner deletes; unknown ids are ignored. */
  removeAll(ids: readonly string[]): Promise<void>
}

/**
 * Documents that never change; anything that changes is in the service's PostgreSQL schema, in a row
 * that points here. So nothing is lost between two stores, and no update can be lost here. Documents
 * go to the driver as they are: Mongoose's casting of each costs more than storing it.
 */
export function immutableModel<D extends { _id: string }>(
  mongoConnection: Mongo,
  name: string,
  schema: Schema,
): ImmutableModel<D> {
  const documents = mongoConnection.connection.collection<D>(name)
  const insertAll = async (docs: readonly D[]) => {
    if (docs.length === 0) return []
    for (const doc of docs) requireFit(schema, doc)
    const existing = new Set<number>()
    try {
      const given = docs as readonly mongo.OptionalUnlessRequiredId<D>[]
      await namingOutages(() => documents.insertMany(given, { ordered: false }))
    } catch (error) {
      for (const place of duplicatesIn(error)) existing.add(place)
    }
    return docs.map((_, place) => (existing.has(place) ? 'exists' : 'inserted'))
  }
  return {
    insert: async (doc) => (await insertAll([doc]))[0] ?? 'inserted',
    insertAll,
    async findById(id) {
      const found = { _id: id } as mongo.Filter<D>
      const document = await namingOutages(() =>
        documents.findOne(found, { promoteBuffers: true }),
      )
      return document as D | null
    },
    async idsBetween({ after, before, limit }) {
      const these = { _id: { $gt: after, $lt: before } } as unknown as mongo.Filter<D>
      const found = documents.find(these, { projection: { _id: 1 } })
      const sorted = await namingOutages(() =>
        found.sort({ _id: 1 }).limit(limit).toArray(),
      )
      return sorted.map(({ _id }) => String(_id))
    },
    async removeAll(ids) {
      if (ids.length === 0) return
      const these = { _id: { $in: [...ids] } } as unknown as mongo.Filter<D>
      await namingOutages(() => documents.deleteMany(these))
    },
  }
}

/** Not writable anymore, or stopping: codes of a server that is going down. */
const stoppingCodes = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436])

/** Errors that are due to the server being down get a class that says so. */
async function namingOutages<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Error) || !saysAway(error)) throw error
    throw new DatabaseUnavailableError(error.message, { cause: error })
  }
}

function saysAway(error: Error): boolean {
  // The driver wraps the error that a bulk write met.
  const met: unknown = error instanceof mongo.MongoServerError ? error.errorResponse : null
  return (
    (met instanceof Error && saysAway(met)) ||
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoSystemError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof MongooseError.MongooseServerSelectionError ||
    (error instanceof mongo.MongoServerError && stoppingCodes.has(Number(error.code)))
  )
}

/** @throws when a field is unknown or a required one is missing; their types are the compiler's */
function requireFit(schema: Schema, doc: object): void {
  const given = new Set(Object.keys(doc))
  const unknown = [...given].filter((field) => !(field in schema.paths))
  const missing = schema.requiredPaths().filter((field) => !given.has(field))
  const faults = [...unknown, ...missing]
  if (faults.length > 0) throw new Error(`Not as the schema has it: ${faults.join(', ')}`)
}

/** Positions of the documents that exist already. @throws the error when it is about anything else */
function duplicatesIn(error: unknown): number[] {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error
  const faults = [error.writeErrors].flat()
  if (faults.length === 0 || faults.some(({ code }) => code !== duplicateKeyCode))
    throw error
  return faults.map(({ index }) => index)
}
