/** Applications of students, begun and submitted over REST. */
import { eventually } from './eventually.ts'
import { expectStatus, type SignedIn } from './people.ts'

const PATH = '/api/scholarship-applications'

/**
 * Begins a draft with everything that an application asks for.
 * @param change replaces values of the form; null leaves one out
 * @returns its id
 */
export function beginApplication(
  { client, person }: SignedIn,
  scholarshipId: string,
  change: Record<string, string | null> = {},
): Promise<string> {
  const form = {
    scholarshipId,
    firstName: person.firstName,
    lastName: 'Okonkwo',
    email: person.email,
    citizenship: 'Kenya',
    countryOfResidence: 'Kenya',
    currentDegreeLevel: 'graduate',
    fieldOfStudy: 'Engineering',
    currentInstitution: 'Moi University',
    personalStatement: 'I learned where to dig.',
    ...change,
  }
  const said = Object.entries(form).filter(([, value]) => value !== null)
  // A scholarship that was just published takes applications once its event has arrived.
  return eventually(async () => {
    const { status, body } = await client.post<{ id: string }>(
      PATH,
      Object.fromEntries(said),
    )
    return status === 200 || status === 201 ? body.id : null
  }, 'an application is begun')
}

/** @param choices as the route takes them: what the organization's own systems may read */
export async function submitApplication(
  { client }: SignedIn,
  id: string,
  choices?: { isShared: boolean },
): Promise<void> {
  expectStatus(await client.post(`${PATH}/${id}/submit`, choices), 200)
}
