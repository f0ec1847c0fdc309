import type { Sealer } from '@landfall/kit/core/sealed'
import { z } from 'zod'
import type { ExchangeModel } from '../../db/documents.ts'
import type { Exchange } from './conversation.ts'

const exchangeSchema = z.object({
  question: z.string(),
  answer: z.string().nullable(),
  sources: z.array(
    z.object({
      title: z.string(),
      url: z.string().nullable(),
      says: z.string().nullable(),
    }),
  ),
})

export type ExchangeStore = ReturnType<typeof createExchangeStore>

/** The words of conversations as immutable documents; everything but their ids is sealed. */
export function createExchangeStore(
  model: () => Promise<ExchangeModel>,
  { seal, open }: Sealer,
) {
  return {
    /** A document that exists already stays as it is. */
    async insert(id: string, exchange: Exchange): Promise<void> {
      await (await model()).insert({ _id: id, sealed: await seal(exchange) })
    },

    /** Null when the document is missing or was sealed with another key. */
    async find(id: string): Promise<Exchange | null> {
      const document = await (await model()).findById(id)
      if (document === null) return null
      const exchange = exchangeSchema.safeParse(
        await open(document.sealed).catch(() => null),
      )
      return exchange.data ?? null
    },

    async remove(ids: readonly string[]): Promise<void> {
      await (await model()).removeAll(ids)
    },
  }
}
