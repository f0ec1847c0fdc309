import { immutableModel, type ImmutableModel, type Mongo } from '@landfall/kit/mongo'
import { Schema } from 'mongoose'

export type MatchResultDocument = {
  _id: string
  runId: string
  studentId: string
  /** JSON of the counts and of what changed, packed: stores decode a tree of objects slowly. */
  outline: Uint8Array
  /** Lines of JSON, one for each award, compressed by zstd. */
  matches: Uint8Array
  checkFirst: Uint8Array
}

/** Results of matches: written once, read by id. */
export function matchResultModel(mongo: Mongo): ImmutableModel<MatchResultDocument> {
  const text = { type: String, required: true }
  const schema = new Schema(
    {
      _id: text,
      runId: text,
      studentId: text,
      outline: { type: Buffer, required: true },
      matches: { type: Buffer, required: true },
      checkFirst: { type: Buffer, required: true },
    },
    { minimize: false },
  )
  return immutableModel<MatchResultDocument>(mongo, 'match_results', schema)
}
