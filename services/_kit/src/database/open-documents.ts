import { connectMongo, type Mongo } from './mongo.ts'

export type Documents<M> = {
  model(): Promise<M>
  /** The server's version; rejects while the server is away. */
  version(): Promise<string>
  close(): Promise<void>
}

/**
 * Connects when first used, and again after a failed try, so a process can start, and answer most
 * requests, without the document store.
 */
export function openDocuments<M>(url: string, modelOf: (mongo: Mongo) => M): Documents<M> {
  let opening: Promise<{ mongo: Mongo; model: M }> | null = null
  const open = async () => {
    opening ??= connectMongo(url).then((mongo) => ({ mongo, model: modelOf(mongo) }))
    const current = opening
    try {
      return await current
    } catch (error) {
      if (opening === current) opening = null
      throw error
    }
  }
  return {
    model: async () => (await open()).model,
    version: async () => (await open()).mongo.version(),
    async close() {
      const opened = await opening?.catch(() => null)
      await opened?.mongo.close()
    },
  }
}
