import type { ApolloClient } from '@apollo/client'
import { formOf, valuesOf } from './application-values.ts'
import { keepDraft, keptScholarships, readDraft } from './kept-draft.ts'
import { trySaving } from './save-application.ts'

/**
 * Sends what this device keeps of applications whose form is closed, and forgets what has arrived. What the server
 * refuses stays, and shows when the form is opened.
 * @param openScholarship its form sends by itself
 */
export async function sendKeptDrafts(
  client: ApolloClient,
  studentId: string,
  openScholarship: string | null,
): Promise<void> {
  for (const scholarshipId of keptScholarships(studentId)) {
    const kept = readDraft(studentId, scholarshipId)
    if (!kept || scholarshipId === openScholarship) continue
    const form = formOf({ ...valuesOf({}), ...kept })
    const typed = Object.entries(form).filter(([name]) => name in kept)
    const outcome = await trySaving(client, scholarshipId, Object.fromEntries(typed))
    if (outcome.kind === 'saved') keepDraft(studentId, scholarshipId, null)
    if (outcome.kind === 'offline') return
  }
}
