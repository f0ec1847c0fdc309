import { expect, test } from 'vitest'
import { testCaller, testVisitor } from '../testing/callers.ts'
import { asAdmin, isAdmin } from './admin-policy.ts'

const admin = testCaller({ accountType: 'donor', roles: ['admin'] }).viewer
const mentor = testCaller({ roles: ['mentor'] }).viewer

test('an administrator is whoever has the role, whatever their account is', () => {
  expect([admin, mentor, testVisitor().viewer].map(isAdmin)).toEqual([true, false, false])
  expect(asAdmin(admin)).toEqual({ ok: true, value: admin })
})

test('visitors are asked to sign in, and others are refused', () => {
  expect(asAdmin(testVisitor().viewer)).toMatchObject({
    error: { code: 'NOT_SIGNED_IN' },
  })
  expect(asAdmin(mentor)).toMatchObject({ error: { code: 'FORBIDDEN' } })
})
