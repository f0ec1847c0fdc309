import {
  immutableModel,
  type ImmutableModel,
  type Mongo,
} from '@landfall/kit/database/mongo'
import { Schema } from 'mongoose'
import type { MatchResult } from '../modules/match/match-result.ts'

/** A result under the name that the document store has for an id. */
export type MatchResultDocument = Omit<MatchResult, 'id'> & { _id: string }

/** Results of matches: written once, read by id. */
export function matchResultModel(mongo: Mongo): ImmutableModel<MatchResultDocument> {
  const text = { type: String, required: true }
  const part = { type: Schema.Types.Mixed, required: true }
  const schema = new Schema(
    {
      _id: text,
      runId: text,
      studentId: text,
      summary: part,
      /** Best first, with every word, title and provider as they were. */
      matches: part,
      toAnswer: part,
      toCheck: part,
      /** Null for a student's first one. */
      changes: Schema.Types.Mixed,
    },
    { minimize: false },
  )
  return immutableModel<MatchResultDocument>(mongo, 'match_results', schema)
}
