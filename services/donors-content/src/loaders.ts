import type { Caller } from '@landfall/kit/identity/viewer'
import DataLoader from 'dataloader'
import type { Picture } from './modules/picture/picture.ts'
import type { VisitorOf } from './modules/visit/visitor.ts'
import type { Stores } from './stores.ts'

export type Loaders = ReturnType<typeof createLoaders>

/** One set per request: a page loads all its pictures and likes at once. */
export function createLoaders(stores: Stores, caller: Caller, visitorOf: VisitorOf) {
  return {
    picture: new DataLoader<string, Picture | null>(async (ids) => {
      const found = await stores.pictures.findAll(ids)
      return ids.map((id) => found.get(id) ?? null)
    }),
    hasMyLike: new DataLoader<string, boolean>(async (ids) => {
      const visitor = visitorOf.of(caller)
      const mine = visitor && (await stores.visits.likedBy(visitor, ids))
      return ids.map((id) => mine?.has(id) ?? false)
    }),
  }
}
