import { immutableModel, type ImmutableModel, type Mongo } from '@landfall/kit/mongo'
import { Schema } from 'mongoose'

export type MatchResultDocument = {
  _id: string
  runId: string
  studentId: string
  /**
   * Lines of JSON, compressed by zstd, because stores decode a tree of objects slowly: the counts
   * and what changed, then an award a line, the best of each list.
   */
  shown: Uint8Array
  /** The further awards, in the same way. */
  further: Uint8Array
}

/** Results of matches: written once, read by id. */
export function matchResultModel(mongo: Mongo): ImmutableModel<MatchResultDocument> {
  const text = { type: String, required: true }
  const schema = new Schema(
    {
      _id: text,
      runId: text,
      studentId: text,
      shown: { type: Buffer, required: true },
      further: { type: Buffer, required: true },
    },
    { minimize: false },
  )
  return immutableModel<MatchResultDocument>(mongo, 'match_results', schema)
}
