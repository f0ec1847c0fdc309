import { MAX_QUESTIONS } from '../../search/questions/ask-facts.ts'
import type { CatalogContext } from '../request/context.ts'

export const questionQueries = {
  async nextQuestions(
    _parent: unknown,
    { first }: { first?: number | null },
    { loaders, useCases }: CatalogContext,
  ) {
    const student = await loaders.viewerFacts()
    if (student === null) return null
    const next = await useCases.askNext(student)
    return next.slice(0, Math.min(Math.max(first ?? 5, 0), MAX_QUESTIONS))
  },

  async askedFacts(
    _parent: unknown,
    { isAnswered }: { isAnswered?: boolean | null },
    { loaders, useCases }: CatalogContext,
  ) {
    const student = await loaders.viewerFacts()
    if (student === null) return null
    return useCases.askedFacts(student, { isAnswered: isAnswered === true })
  },

  studentCopy: (_parent: unknown, _args: unknown, { viewer, useCases }: CatalogContext) =>
    useCases.readStudentCopy(viewer),
}
