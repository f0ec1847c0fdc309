import { z } from 'zod'
import { MOST_NOTES, NOTE_LENGTH } from './mentor-memory.ts'

const TOO_LONG = `A note may have up to ${NOTE_LENGTH} characters`

const note = z
  .string()
  .trim()
  .min(1, 'Please write something in each note')
  .max(NOTE_LENGTH, TOO_LONG)

export const memoryInput = z.object({
  isOn: z.boolean({ error: 'Please say whether the memory is on' }),
  notes: z.array(note).max(MOST_NOTES, `Up to ${MOST_NOTES} notes can be kept`),
})
export type MemoryInput = z.output<typeof memoryInput>
