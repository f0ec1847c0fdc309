import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { MentorMemoryStore } from './mentor-memory.store.ts'
import type { MentorMemory } from './mentor-memory.ts'
import type { MemoryInput } from './mentor.input.ts'

type Deps = { mentorMemories: MentorMemoryStore; sealer: Sealer; clock: Clock }

/** Lets a student read and set the mentor's memory. */
export function makeKeepMemory({ mentorMemories, sealer, clock }: Deps) {
  return {
    read: ({ studentId }: StudentRef): Promise<MentorMemory> =>
      mentorMemories.find(studentId, sealer),

    /** Saves a list that replaces the previous one. */
    async save({ studentId }: StudentRef, input: MemoryInput): Promise<MentorMemory> {
      const memory = { ...input, savedAt: clock.now() }
      await mentorMemories.save(studentId, memory, sealer)
      return memory
    },
  }
}
