import {
  immutableModel,
  type ImmutableModel,
  type Mongo,
} from '@landfall/kit/database/mongo'
import { Schema } from 'mongoose'

export type MatchResultDocument = {
  _id: string
  runId: string
  studentId: string
  /**
   * The counts, what changed and the awards: JSON, compressed by zstd, because stores decode a tree of
   * objects slowly.
   */
  packed: Uint8Array
}

/** Results of matches: written once, read by id. */
export function matchResultModel(mongo: Mongo): ImmutableModel<MatchResultDocument> {
  const text = { type: String, required: true }
  const schema = new Schema(
    {
      _id: text,
      runId: text,
      studentId: text,
      packed: { type: Buffer, required: true },
    },
    { minimize: false },
  )
  return immutableModel<MatchResultDocument>(mongo, 'match_results', schema)
}
