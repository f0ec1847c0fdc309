import { z } from 'zod'
import type { Row } from '../route.ts'
import { rowOf, rowsOf, slugWord } from '../values.ts'

export const USER_FIELDS = `fragment UserFields on User {
  id username email pendingEmail firstName lastName accountType roles isEmailVerified
  profileImageUrl createdAt
  memberships { role organization { id name kind verification } }
}`

/** An account as older clients read it: its type is `userType`. */
export function presentUser(row: Row): Row {
  const { accountType, roles, memberships, ...same } = row
  return {
    ...same,
    userType: slugWord(accountType),
    roles: Array.isArray(roles) ? roles.map(slugWord) : [],
    memberships: rowsOf(memberships).map((membership) => {
      const organization = rowOf(membership['organization'])
      return {
        organizationId: organization['id'],
        name: organization['name'],
        kind: slugWord(organization['kind']),
        verification: slugWord(organization['verification']),
        role: slugWord(membership['role']),
      }
    }),
  }
}

export const userShape = z.strictObject({
  id: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  userType: z.enum(['student', 'donor', 'university']),
  roles: z.array(z.enum(['mentor', 'moderator', 'admin'])),
  isEmailVerified: z.boolean().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.iso.datetime().nullable(),
  memberships: z.array(
    z.strictObject({
      organizationId: z.string(),
      name: z.string(),
      kind: z.enum(['donor', 'university']),
      verification: z.enum(['pending', 'verified', 'declined']),
      role: z.enum(['owner', 'editor', 'reviewer', 'reader']),
    }),
  ),
})
