import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { dropAllDrafts } from '../browser/drop-drafts.ts'
import { hasDraft, useFormDraft } from './form-draft.ts'

const initial = { name: 'Ama', fields: ['Law'] }
const open = (owner: string) =>
  renderHook(() => useFormDraft(owner, 'profile', initial)).result.current

beforeEach(() => sessionStorage.clear())

it('brings back what was typed before the page was left', () => {
  open('ama').keep({ name: 'Ama Mensah', fields: [] })
  expect(open('ama')).toMatchObject({
    start: { name: 'Ama Mensah', fields: [] },
    isRestored: true,
  })
})

it('shows nobody what somebody else typed', () => {
  open('ama').keep({ name: 'Ama Mensah', fields: [] })
  expect(open('kofi')).toMatchObject({ start: initial, isRestored: false })
})

it('forgets values that are as they were, and everything after logging out', () => {
  open('ama').keep({ name: 'Ama Mensah', fields: [] })
  open('ama').keep(initial)
  expect(hasDraft('ama', 'profile')).toBe(false)
  open('ama').keep({ name: 'A', fields: [] })
  dropAllDrafts()
  expect(hasDraft('ama', 'profile')).toBe(false)
})

it('takes only fields that the form still has, of the same kind', () => {
  sessionStorage.setItem('landfall.draft.ama.profile', '{"name":["x"],"fields":[],"old":1}')
  expect(open('ama').start).toEqual({ name: 'Ama', fields: [] })
})
