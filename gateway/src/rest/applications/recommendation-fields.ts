import { z } from 'zod'
import type { Row } from '../route.ts'
import { isRow, rowOf, snakeWord } from '../values.ts'

const when = z.iso.datetime().nullable()
const word = z.string().nullable()
const state = z.enum([
  'draft',
  'invited',
  'opened',
  'in_progress',
  'submitted',
  'declined',
  'expired',
  'cancelled',
])

/** A request for a letter as its student sees it. */
export const RECOMMENDATION = `id recommenderName recommenderEmail relation note isWaived state version
  createdAt invitedAt openedAt startedAt endedAt expiresAt declineReason
  letter { writtenAt text fileName contentPath }`

export const recommendationShape = z.strictObject({
  id: z.string(),
  recommenderName: z.string(),
  recommenderEmail: z.string(),
  relation: z.string(),
  note: word,
  isWaived: z.boolean(),
  status: state,
  version: z.int(),
  createdAt: z.iso.datetime(),
  invitedAt: when,
  openedAt: when,
  startedAt: when,
  endedAt: when,
  expiresAt: when,
  declineReason: word,
  letter: z
    .strictObject({
      writtenAt: z.iso.datetime(),
      text: word,
      fileName: word,
      contentPath: word,
    })
    .nullable(),
})

/** The same as the holder of its link sees it. */
export const REQUEST = `id studentName scholarshipTitle provider recommenderName relation note isWaived state
  dueAt dueTimeZone expiresAt isReminded draftText draftFileName endedAt`

export const requestShape = z.strictObject({
  id: z.string(),
  studentName: z.string(),
  scholarshipTitle: z.string(),
  provider: z.string(),
  recommenderName: z.string(),
  relation: z.string(),
  note: word,
  isWaived: z.boolean(),
  status: state,
  dueAt: z.iso.datetime(),
  dueTimeZone: z.string(),
  expiresAt: z.iso.datetime(),
  isReminded: z.boolean(),
  draftText: word,
  draftFileName: word,
  endedAt: when,
})

/** REST says `status` where the graph says `state`. */
export function presentWithStatus(row: unknown): Row {
  const { state: is, letter, ...same } = rowOf(row)
  const shown = { ...same, status: snakeWord(is) }
  return letter === undefined ? shown : { ...shown, letter: isRow(letter) ? letter : null }
}
