import {
  immutableModel,
  type ImmutableModel,
  type Mongo,
} from '@landfall/kit/database/mongo'
import { Schema } from 'mongoose'

/** A result; everything but its ids is sealed. */
export type MatchResultDocument = {
  _id: string
  runId: string
  studentId: string
  /** Counts, awards and changes as JSON: compressed, encoded as base64, then sealed. */
  sealed: string
}

/** Results of matches: written once, read by id. */
export function matchResultModel(mongo: Mongo): ImmutableModel<MatchResultDocument> {
  const text = { type: String, required: true }
  const schema = new Schema({ _id: text, runId: text, studentId: text, sealed: text })
  return immutableModel<MatchResultDocument>(mongo, 'match_results', schema)
}

/** The words of one version of an essay, sealed. */
export type EssayTextDocument = { _id: string; sealed: string }
/** What a review of the essay found, sealed. */
export type EssayResultDocument = EssayTextDocument & { reviewId: string }

export type EssayModels = {
  texts: ImmutableModel<EssayTextDocument>
  results: ImmutableModel<EssayResultDocument>
}

/** Essays and their results: written once, read by id, removed when the student deletes the essay. */
function essayModels(mongo: Mongo): EssayModels {
  const text = { type: String, required: true }
  const words = new Schema({ _id: text, sealed: text })
  const found = new Schema({ _id: text, reviewId: text, sealed: text })
  return {
    texts: immutableModel<EssayTextDocument>(mongo, 'essay_texts', words),
    results: immutableModel<EssayResultDocument>(mongo, 'essay_results', found),
  }
}

/** A question to a mentor, or a question with its answer, sealed. */
export type ExchangeDocument = { _id: string; sealed: string }
export type ExchangeModel = ImmutableModel<ExchangeDocument>

/** The words of conversations: written once, read by id, removed with their conversation. */
function exchangeModel(mongo: Mongo): ExchangeModel {
  const text = { type: String, required: true }
  const schema = new Schema({ _id: text, sealed: text })
  return immutableModel<ExchangeDocument>(mongo, 'mentor_exchanges', schema)
}

/** Every kind of document that this service keeps. */
export function documentModels(mongo: Mongo) {
  return {
    matchResults: matchResultModel(mongo),
    essays: essayModels(mongo),
    exchanges: exchangeModel(mongo),
  }
}
