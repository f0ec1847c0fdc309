import {
  immutableModel,
  type ImmutableModel,
  type Mongo,
} from '@landfall/kit/database/mongo'
import { Schema } from 'mongoose'

/** A result: all but its ids is sealed. */
export type MatchResultDocument = {
  _id: string
  runId: string
  studentId: string
  /** Counts, awards and changes: JSON, compressed, as base64, and that sealed. */
  sealed: string
}

/** Results of matches: written once, read by id. */
export function matchResultModel(mongo: Mongo): ImmutableModel<MatchResultDocument> {
  const text = { type: String, required: true }
  const schema = new Schema({ _id: text, runId: text, studentId: text, sealed: text })
  return immutableModel<MatchResultDocument>(mongo, 'match_results', schema)
}
