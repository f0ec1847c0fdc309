import type { Stores } from '../../stores.ts'

type UniversityWebsite = {
  organizationId: string
  universityId: string
  website: string | null
  version: number
}

/** Stores the website of an organization's university; events about a former choice, or late ones, change nothing. */
export async function followUniversity(
  { organizations }: Stores,
  { organizationId, universityId, website, version }: UniversityWebsite,
): Promise<void> {
  const organization = await organizations.lock(organizationId)
  if (organization?.universityId !== universityId) return
  if (version < organization.universityVersion) return
  await organizations.keepUniversity(organizationId, { website, version })
}
