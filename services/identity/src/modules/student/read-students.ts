import type { Stores } from '../../stores.ts'
import type { Student } from './student.ts'

/** What resolvers read of profiles; they show them to their owner alone. */
export function makeReadStudents({ stores }: { stores: Stores }) {
  return {
    studentOf: (userId: string): Promise<Student | null> => stores.students.find(userId),
  }
}
