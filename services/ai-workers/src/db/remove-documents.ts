import type { documentModels } from './documents.ts'

type Models = Pick<
  ReturnType<typeof documentModels>,
  'matchResults' | 'essays' | 'exchanges'
>

/** Removes documents of each kind by their ids; a missing document is fine. */
export function makeRemoveDocuments(models: () => Promise<Models>) {
  return async (ids: {
    matchResultIds: readonly string[]
    textIds: readonly string[]
    resultIds: readonly string[]
    exchangeIds: readonly string[]
  }): Promise<void> => {
    if (Object.values(ids).every(({ length }) => length === 0)) return
    const { matchResults, essays, exchanges } = await models()
    await matchResults.removeAll(ids.matchResultIds)
    await essays.texts.removeAll(ids.textIds)
    await essays.results.removeAll(ids.resultIds)
    await exchanges.removeAll(ids.exchangeIds)
  }
}
