import type { RecommendationStore } from '../../application/recommendation/recommendation.store.ts'
import { isReadable } from '../../application/recommendation/recommendation.ts'
import {
  type ArrivedLetter,
  arrivedLetters,
} from '../../application/submission/read-letters.ts'
import type { LetterFile } from './review-document.present.ts'

type Deps = { recommendations: RecommendationStore }

/** Recommenders' letters for these applications, in the order in which they were requested. */
export function makeListReviewLetters({ recommendations }: Deps) {
  return (applicationIds: readonly string[]): Promise<Map<string, ArrivedLetter[]>> =>
    arrivedLetters(recommendations, applicationIds)
}

/** The file of one of them, if it is known to be free of viruses; else null. */
export function makeFindLetterFile({
  recommendations,
  hasScanner,
}: Deps & { hasScanner: boolean }) {
  return async (applicationId: string, objectId: string): Promise<LetterFile | null> => {
    const all = await arrivedLetters(recommendations, [applicationId])
    const found = all
      .get(applicationId)
      ?.find(({ letter }) => letter.objectId === objectId)?.letter
    if (!found?.file || !found.fileName || !isReadable(found, hasScanner)) return null
    return { ...found.file, objectId, name: found.fileName }
  }
}
