import {
  immutableModel,
  type ImmutableModel,
  type Mongo,
} from '@landfall/kit/database/mongo'
import { Schema } from 'mongoose'
import { type SnapshotModel, snapshotModel } from './metrics-documents.ts'

/** The words of one revision, as JSON. */
export type RevisionDocument = { _id: string; pieceId: string; words: string }
/** One size of a picture; its id is `<picture>-<width>`. */
export type PictureDocument = { _id: string; bytes: Buffer }

export type RevisionModel = ImmutableModel<RevisionDocument>
export type PictureModel = ImmutableModel<PictureDocument>

/** Every kind of document that the service keeps: written once, read by id. */
export function documentModels(mongo: Mongo): {
  revisions: RevisionModel
  pictures: PictureModel
  snapshots: SnapshotModel
} {
  const text = { type: String, required: true }
  const bytes = { type: Buffer, required: true }
  const revision = new Schema({ _id: text, pieceId: text, words: text })
  const picture = new Schema({ _id: text, bytes })
  return {
    revisions: immutableModel<RevisionDocument>(mongo, 'content_revisions', revision),
    pictures: immutableModel<PictureDocument>(mongo, 'content_pictures', picture),
    snapshots: snapshotModel(mongo),
  }
}
