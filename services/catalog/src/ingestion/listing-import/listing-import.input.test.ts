import { describe, expect, it } from 'vitest'
import { createImportInput, importRowsArguments } from './listing-import.input.ts'

const contentBase64 = Buffer.from('title\n').toString('base64')

describe('an uploaded file', () => {
  it('comes with its bytes; what is not stated is null, or a name of ours', () => {
    expect(createImportInput.parse({ contentBase64 })).toEqual({
      organizationId: null,
      fileName: 'scholarships.csv',
      content: Buffer.from('title\n'),
    })
  })

  it.each([
    ['../../etc/passwd', '.. .. etc passwd'],
    ['spring\u0000.csv', 'spring .csv'],
    [' \t ', 'scholarships.csv'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('is named %j without what leads elsewhere', (given, fileName) => {
    const read = createImportInput.parse({ contentBase64, fileName: given })
    expect(read.fileName).toBe(fileName)
  })
})

describe('the rows of a file', () => {
  it('are asked for by outcome and state, or all of them', () => {
    expect(importRowsArguments.parse({ first: 20 })).toEqual({ outcome: null, state: null })
    const asked = importRowsArguments.parse({ outcome: 'ERROR', state: 'WAITING' })
    expect(asked).toEqual({ outcome: 'error', state: 'waiting' })
  })
})
