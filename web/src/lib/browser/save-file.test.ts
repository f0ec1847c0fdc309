import { expect, it, vi } from 'vitest'
import { saveCsv } from './save-file.ts'

it('saves a table with the mark by which spreadsheets know UTF-8', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  saveCsv('name\nÉtude\n', 'names.csv')
  const [file] = saved
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(Array.from(bytes.subarray(0, 4))).toEqual([0xef, 0xbb, 0xbf, 'n'.charCodeAt(0)])
  expect(file?.type).toBe('text/csv')
})
