import type { TextQuery } from '../text/text-query.ts'
import type { SearchIndex } from './create-search-index.ts'
import type { TrigramIndex } from './trigram-index.ts'

/** The index of one database, once it has everything. */
export type LoadedIndex = {
  readonly index: SearchIndex
  readonly words: TrigramIndex
  /** A text as the search in SQL reads it; null: PostgreSQL has to be asked. */
  readText(text: string): TextQuery | null
  /** The same for one word, without synonyms. */
  readWord(word: string): TextQuery | null
  /** Resolves when the index has at least that version of the catalog; false: it had it already. */
  upTo(catalogVersion: number): Promise<boolean>
}
