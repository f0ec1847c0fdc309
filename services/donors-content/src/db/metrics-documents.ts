import {
  immutableModel,
  type ImmutableModel,
  type Mongo,
} from '@landfall/kit/database/mongo'
import { Schema } from 'mongoose'

/** An organization's figures at one version: `words` is JSON. */
export type SnapshotDocument = {
  _id: string
  organizationId: string
  version: number
  takenAt: Date
  words: string
}
export type SnapshotModel = ImmutableModel<SnapshotDocument>

export function snapshotModel(mongo: Mongo): SnapshotModel {
  const text = { type: String, required: true }
  const schema = new Schema({
    _id: text,
    organizationId: text,
    version: { type: Number, required: true },
    takenAt: { type: Date, required: true },
    words: text,
  })
  return immutableModel<SnapshotDocument>(mongo, 'metrics_snapshots', schema)
}
