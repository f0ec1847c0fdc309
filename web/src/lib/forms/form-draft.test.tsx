import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
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
  const stored = {
    name: { typed: ['x'], was: 'Ama' },
    fields: { typed: [], was: ['Law'] },
    old: { typed: 1, was: 2 },
    other: 'not kept by this form',
  }
  sessionStorage.setItem('landfall.draft.ama.profile', JSON.stringify(stored))
  expect(open('ama').start).toEqual({ name: 'Ama', fields: [] })
})

const reopen = (record: typeof initial) =>
  renderHook(() => useFormDraft('ama', 'profile', record)).result.current

describe('when the record changed after the typing', () => {
  it('brings back only the fields that were typed in: the others are the newer ones', () => {
    open('ama').keep({ name: 'Ama Mensah', fields: ['Law'] })
    const later = reopen({ name: 'Ama', fields: ['Law', 'Physics'] })
    expect(later.start).toEqual({ name: 'Ama Mensah', fields: ['Law', 'Physics'] })
    expect(later.changedMeanwhile).toEqual([])
  })

  it('names the fields that were typed in and changed elsewhere, until they are settled', () => {
    open('ama').keep({ name: 'Ama Mensah', fields: ['Law'] })
    const later = reopen({ name: 'Ama M.', fields: ['Law'] })
    expect(later).toMatchObject({
      start: { name: 'Ama Mensah' },
      changedMeanwhile: ['name'],
    })
    later.keep({ name: 'Ama Mensah!', fields: ['Law'] })
    expect(reopen({ name: 'Ama M.', fields: ['Law'] }).changedMeanwhile).toEqual(['name'])
    expect(reopen({ name: 'Ama Mensah!', fields: ['Law'] }).isRestored).toBe(false)
  })
})
