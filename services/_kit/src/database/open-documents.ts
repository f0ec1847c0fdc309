import { connectMongo, type Mongo } from './mongo.ts'

export type Documents<M> = { model(): Promise<M>; close(): Promise<void> }

/**
 * Connects when first used, and again after a failed try: a process starts, and most requests are
 * answered, without the document store.
 */
export function openDocuments<M>(url: string, modelOf: (mongo: Mongo) => M): Documents<M> {
  let opening: Promise<{ mongo: Mongo; model: M }> | null = null
  return {
    async model() {
      opening ??= connectMongo(url).then((mongo) => ({ mongo, model: modelOf(mongo) }))
      const current = opening
      try {
        return (await current).model
      } catch (error) {
        if (opening === current) opening = null
        throw error
      }
    },
    async close() {
      const opened = await opening?.catch(() => null)
      await opened?.mongo.close()
    },
  }
}
