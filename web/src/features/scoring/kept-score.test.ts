import { beforeEach, expect, it } from 'vitest'
import { dropAllDrafts } from '#lib/browser/drop-drafts.ts'
import { browserKeys } from '#lib/browser/storage-keys.ts'
import { keepScore, readScore } from './kept-score.ts'

beforeEach(() => localStorage.clear())

const saved = { points: { a: null, b: 2 }, comments: { a: '', b: '' }, comment: '' }
const given = { ...saved, points: { a: 3, b: 2 }, comment: 'Clear' }

it('keeps what the server does not have, for its reviewer and application only', () => {
  keepScore('ngozi', 'a1', given, saved)
  expect(readScore('ngozi', 'a1', saved)).toEqual(given)
  expect(readScore('ngozi', 'a2', saved)).toBeNull()
  expect(readScore('kwame', 'a1', saved)).toBeNull()
})

it('forgets what has arrived, and everything when somebody logs out', () => {
  keepScore('ngozi', 'a1', given, saved)
  keepScore('ngozi', 'a1', given, given)
  expect(localStorage.getItem(browserKeys.scores)).toBeNull()
  keepScore('ngozi', 'a1', given, saved)
  dropAllDrafts()
  expect(readScore('ngozi', 'a1', saved)).toBeNull()
})

it('puts back only what this rubric still asks for, and nothing that cannot be read', () => {
  const old = { points: { a: '3', gone: 1 }, comments: 7, comment: 'Clear' }
  localStorage.setItem(browserKeys.scores, JSON.stringify({ ngozi: { a1: old } }))
  expect(readScore('ngozi', 'a1', saved)).toEqual({ ...saved, comment: 'Clear' })
  localStorage.setItem(browserKeys.scores, '{')
  expect(readScore('ngozi', 'a1', saved)).toBeNull()
})
