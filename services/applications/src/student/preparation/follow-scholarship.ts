import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { FAN_OUT_BATCH } from '../fan-out/fan-out.ts'
import { type FanOutStores, startFanOut } from '../fan-out/start-fan-out.ts'
import { type PreparationStores, refreshPreparation } from './create-plan.ts'

type Stores = PreparationStores & FanOutStores

/** What is stored until everybody was handled. `at`: ISO 8601. */
export type PreparationToRefresh = { scholarshipId: string; at: string }

/** Updates everybody's plans and checklists for awards that have changed. */
export async function followScholarships(
  tx: Transaction<Stores>,
  scholarshipIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const scholarshipId of await tx.prepTasks.preparedAmong(scholarshipIds)) {
    const payload = { scholarshipId, at: now.toISOString() }
    await startFanOut(tx, { kind: 'preparation', payload, now, step: refreshNext })
  }
}

/** Updates the next students in the order of their ids; the position is the last student's id. */
export async function refreshNext(
  tx: Transaction<Stores>,
  { scholarshipId, at }: PreparationToRefresh,
  position: string | null,
): Promise<string | null> {
  const page = { after: position, limit: FAN_OUT_BATCH }
  const students = await tx.prepTasks.findStudentsOf(scholarshipId, page)
  for (const studentId of students)
    await refreshPreparation(tx, { studentId, scholarshipId }, new Date(at))
  return students.length < FAN_OUT_BATCH ? null : (students.at(-1) ?? null)
}
