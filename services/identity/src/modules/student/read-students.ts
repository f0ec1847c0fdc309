import type { Stores } from '../../stores.ts'
import type { Student } from './student.ts'

/** Reads profiles for resolvers, which show them to their owner alone. */
export function makeReadStudents({ stores }: { stores: Stores }) {
  return {
    studentOf: (userId: string): Promise<Student | null> => stores.students.find(userId),
  }
}
