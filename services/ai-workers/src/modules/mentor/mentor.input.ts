import { z } from 'zod'
import { MAX_NOTES, MAX_NOTE_LENGTH } from './mentor-memory.ts'

const TOO_LONG = `A note may have up to ${MAX_NOTE_LENGTH} characters`

const note = z
  .string()
  .trim()
  .min(1, 'Please write something in each note')
  .max(MAX_NOTE_LENGTH, TOO_LONG)

export const memoryInput = z.object({
  isOn: z.boolean({ error: 'Please say whether the memory is on' }),
  notes: z.array(note).max(MAX_NOTES, `Up to ${MAX_NOTES} notes can be kept`),
})
export type MemoryInput = z.output<typeof memoryInput>
