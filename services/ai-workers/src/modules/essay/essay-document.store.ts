import type { Sealer } from '@landfall/kit/core/sealed'
import { z } from 'zod'
import type { EssayModels } from '../../db/documents.ts'
import type { EssayDocumentIds } from './essay-review.store.ts'
import type { EssayResult, EssayText } from './essay.ts'

const optionalText = z.string().nullable()
const textSchema = z.object({
  content: z.string(),
  prompt: optionalText,
  askedTopics: optionalText,
  specificFeedback: optionalText,
  wordLimit: z.int().nullable(),
})
/** Only workers of this service write it, so its inner parts are not checked. */
const resultSchema = z.looseObject({
  summary: z.string(),
  score: z.looseObject({ overallScore: z.int(), points: z.array(z.looseObject({})) }),
})

export type EssayDocumentStore = ReturnType<typeof createEssayDocumentStore>

/** Texts and results of essays as immutable documents; everything but their ids is sealed. */
export function createEssayDocumentStore(
  models: () => Promise<EssayModels>,
  { seal, open }: Sealer,
) {
  const opened = (sealed: string) => open(sealed).catch(() => null)
  return {
    async insertText(id: string, text: EssayText): Promise<void> {
      await (await models()).texts.insert({ _id: id, sealed: await seal(text) })
    },

    /** Null when there is none, or one that was sealed with another key. */
    async findText(id: string): Promise<EssayText | null> {
      const document = await (await models()).texts.findById(id)
      const text = document && textSchema.safeParse(await opened(document.sealed))
      return text?.success ? text.data : null
    },

    /** A result that exists already stays as it is. */
    async insertResult({ id, reviewId, ...words }: EssayResult): Promise<void> {
      const sealed = await seal(words)
      await (await models()).results.insert({ _id: id, reviewId, sealed })
    },

    /** Null when there is none, or one that was sealed with another key. */
    async findResult(id: string): Promise<EssayResult | null> {
      const document = await (await models()).results.findById(id)
      if (document === null) return null
      const words = resultSchema.safeParse(await opened(document.sealed))
      if (!words.success) return null
      return { id, reviewId: document.reviewId, ...words.data } as unknown as EssayResult
    },

    async remove({ textIds, resultIds }: EssayDocumentIds): Promise<void> {
      const { texts, results } = await models()
      await Promise.all([texts.removeAll(textIds), results.removeAll(resultIds)])
    },
  }
}
