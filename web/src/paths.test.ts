import { expect, it } from 'vitest'
import { patterns, withQuery } from './paths.ts'
import { workspacePatterns } from './workspace-paths.ts'

it('keeps every address; changing one breaks what people bookmarked and mails link to', () => {
  expect({ ...patterns, ...workspacePatterns }).toMatchSnapshot()
})

it('leaves out what is not set and escapes the rest', () => {
  expect(withQuery('/auth', { returnTo: '/a?b=c&d', view: undefined })).toBe(
    '/auth?returnTo=%2Fa%3Fb%3Dc%26d',
  )
})
