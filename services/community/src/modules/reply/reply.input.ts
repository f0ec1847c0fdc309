import { z } from 'zod'
import { CONTENT_MAX, contentOf } from '../post/post.input.ts'
import { MENTIONS_MAX } from './reply.ts'

const content = contentOf('Please write your reply', CONTENT_MAX)

const confirmPersonalData = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

const mentions = z
  .array(z.uuid('Please choose people in this thread'))
  .max(MENTIONS_MAX, `Please mention up to ${MENTIONS_MAX} people`)
  .nullish()
  .transform((ids) => [...new Set(ids)])

export const createReplyInput = z.object({
  postId: z.string(),
  parentId: z
    .string()
    .nullish()
    .transform((id) => id || null),
  content,
  mentions,
  confirmPersonalData,
})
export type ReplyForm = z.output<typeof createReplyInput>

export const updateReplyInput = z.object({
  id: z.string(),
  editedAt: z.date().nullish(),
  content,
  confirmPersonalData,
})
export type ReplyChange = z.output<typeof updateReplyInput>
