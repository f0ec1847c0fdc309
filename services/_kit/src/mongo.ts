import { createConnection, mongo, type Connection, type Schema } from 'mongoose'

const connectTimeoutMs = 5_000
const duplicateKeyCode = 11_000

export type Mongo = {
  readonly connection: Connection
  ping(): Promise<void>
  close(): Promise<void>
}

/** Connects and proves it with one round trip; throws when the server does not answer. */
export async function connectMongo(
  url: string,
  o: { timeoutMs?: number } = {},
): Promise<Mongo> {
  const connection = await createConnection(url, {
    serverSelectionTimeoutMS: o.timeoutMs ?? connectTimeoutMs,
    autoIndex: false,
    autoCreate: false,
  }).asPromise()
  const ping = async () => {
    if (!connection.db) throw new Error('The document store is not connected')
    await connection.db.command({ ping: 1 })
  }
  await ping()
  return { connection, ping, close: () => connection.close() }
}

export type ImmutableModel<D extends { _id: string }> = {
  /** 'exists' when a document with this `_id` is there already; it stays as it was. */
  insert(doc: D): Promise<'inserted' | 'exists'>
  findById(id: string): Promise<D | null>
}

/**
 * Documents that never change: what changes lies in the service's PostgreSQL schema, whose row
 * points here. So nothing is lost between two stores, and no update can be lost here.
 */
export function immutableModel<D extends { _id: string }>(
  mongoConnection: Mongo,
  name: string,
  schema: Schema,
): ImmutableModel<D> {
  schema.set('versionKey', false)
  schema.set('strict', 'throw')
  const model = mongoConnection.connection.model(name, schema)
  return {
    async insert(doc) {
      try {
        await model.create([doc])
        return 'inserted'
      } catch (error) {
        if (isDuplicate(error)) return 'exists'
        throw error
      }
    },
    findById: (id) => model.findById(id).lean<D>().exec(),
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === duplicateKeyCode
}
