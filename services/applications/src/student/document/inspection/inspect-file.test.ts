import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '../document.ts'
import { aDocx, aPdf, aPng, aZip } from './_files.ts'
import { cleanName, DOCX, NAME_MAX_LENGTH } from './file-name.ts'
import { inspectFile } from './inspect-file.ts'

const inspect = (name: string, bytes: Buffer, claimedType: string | null = null) =>
  inspectFile({ name, bytes, claimedType })

/** 1 by 1, as an encoder writes it. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)

describe('a file that is what it says', () => {
  it.each<[string, Buffer, string | null, string]>([
    ['cv.pdf', aPdf(), 'application/pdf', 'application/pdf'],
    ['CV.PDF', aPdf(), null, 'application/pdf'],
    ['cv.docx.pdf', aPdf(), 'application/octet-stream', 'application/pdf'],
    ['Transcript v1.2.pdf', aPdf(), 'application/pdf; charset=binary', 'application/pdf'],
    ['essay.docx', aDocx(), DOCX, DOCX],
    ['scan.png', aPng(), 'image/png', 'image/png'],
    ['scan.jpg', JPEG, 'image/jpg', 'image/jpeg'],
    ['scan.jpeg', JPEG, 'image/jpeg', 'image/jpeg'],
  ])('%s is taken', async (name, bytes, claim, type) => {
    expect(await inspect(name, bytes, claim)).toEqual({ ok: true, value: type })
  })
})

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const EXE = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `word/${index}.xml` }))
const GIGABYTE = 1024 ** 3

describe('a file that is refused', () => {
  it.each<[string, string, Buffer, string | null, string]>([
    ['nothing', 'cv.pdf', Buffer.alloc(0), null, 'it is empty'],
    ['too much', 'cv.pdf', Buffer.alloc(MAX_FILE_BYTES + 1), null, 'larger than 10 MB'],
    ['no extension', 'cv', aPdf(), null, 'it must be a PDF, DOCX, PNG or JPEG'],
    ['another type', 'page.html', HTML, 'text/html', 'it must be a PDF, DOCX, PNG or JPEG'],
    ['a double extension', 'cv.pdf.exe', EXE, null, 'it must be a PDF, DOCX, PNG or JPEG'],
    ['a hidden extension', 'cv.exe.pdf', aPdf(), null, 'program’s extension'],
    ['a page as PDF', 'cv.pdf', HTML, 'application/pdf', 'does not match its name'],
    ['a program as PDF', 'cv.pdf', EXE, null, 'does not match its name'],
    ['a PNG as JPEG', 'a.jpg', aPng(), null, 'does not match its name'],
    ['a PDF as PNG', 'a.png', aPdf(), null, 'does not match its name'],
    ['a claim of HTML', 'a.pdf', aPdf(), 'text/html', 'does not match its name'],
    ['a ZIP as PDF', 'a.pdf', aZip([{ name: 'a' }]), null, 'does not match its name'],
    [
      'a PDF behind junk',
      'a.pdf',
      Buffer.concat([HTML, aPdf()]),
      null,
      'does not match its name',
    ],
    [
      'PDF and ZIP',
      'a.pdf',
      Buffer.concat([aPdf(), aZip([{ name: 'x' }])]),
      null,
      'a second',
    ],
    [
      'PNG and ZIP',
      'a.png',
      Buffer.concat([aPng(), aZip([{ name: 'x' }])]),
      null,
      'a second',
    ],
    ['PNG and HTML', 'a.png', Buffer.concat([aPng(), HTML]), null, 'a second file'],
    [
      'PDF and HTML',
      'a.pdf',
      Buffer.concat([aPdf('<script>1</script>')]),
      null,
      'a second',
    ],
    [
      'HTML before much else',
      'a.png',
      Buffer.concat([aPng(), HTML, Buffer.alloc(100_000)]),
      null,
      'a second file',
    ],
    [
      'HTML behind much else',
      'a.png',
      Buffer.concat([aPng(), Buffer.alloc(100_000), HTML]),
      null,
      'a second file',
    ],
    ['PNG and PDF', 'a.png', Buffer.concat([aPng(), aPdf()]), null, 'a second file'],
    ['a huge picture', 'a.png', aPng(60_000, 60_000), null, 'more pixels than a scan'],
    ['a long strip', 'a.png', aPng(60_000, 1), null, 'more pixels than a scan'],
    ['a wide sheet', 'a.png', aPng(12_000, 12_000), null, 'more pixels than a scan'],
    ['an empty picture', 'a.png', aPng(0, 9), null, 'it is damaged'],
    [
      'no document',
      'a.docx',
      aZip([{ name: 'a.txt' }]),
      null,
      'not really a Word document',
    ],
    ['macros', 'a.docx', aDocx([{ name: 'word/vbaProject.bin' }]), null, 'has macros'],
    ['a cut DOCX', 'a.docx', aDocx().subarray(0, -30), null, 'it is damaged'],
    ['a path inside', 'a.docx', aDocx([{ name: '../../x' }]), null, 'it is damaged'],
    ['many entries', 'a.docx', aDocx(many(2_001)), null, 'unpack to far more'],
    [
      'a bomb of one entry',
      'a.docx',
      aDocx([{ name: 'word/a.xml', unpackedBytes: 99 * 1024 ** 2 }]),
      null,
      'unpack to far more',
    ],
    [
      'a bomb of gigabytes',
      'a.docx',
      aDocx([{ name: 'word/a.xml', unpackedBytes: 3 * GIGABYTE }]),
      null,
      'unpack to far more',
    ],
  ])('%s', async (_, name, bytes, claim, why) => {
    const inspected = await inspect(name, bytes, claim)
    expect(inspected.ok).toBe(false)
    const message = inspected.ok ? '' : inspected.error
    expect(message).toContain(`“${name}” was not added: `)
    expect(message).toContain(why)
    expect(message).toMatch(/\.$/)
  })

  it('is not unpacked to find out', async () => {
    const before = process.memoryUsage().rss
    const claims = many(1_900).map((entry) => ({ ...entry, unpackedBytes: GIGABYTE }))
    expect((await inspect('a.docx', aDocx(claims))).ok).toBe(false)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2)
  })
})

describe('a name', () => {
  it.each<[string, string | null]>([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['a\0b\r\nc.pdf', 'abc.pdf'],
    ['  ..hidden.pdf. ', 'hidden.pdf'],
    ['Lebens\u0308lauf 1.pdf', 'Leben\u0073\u0308lauf 1.pdf'],
    ['می‌خواهم.pdf', 'می‌خواهم.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['///', null],
    ['\u200b', null],
    ['', null],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanName(given)).toBe(shown)
  })

  it('is cut in the middle, so that its extension stays', () => {
    const name = cleanName(`${'😀'.repeat(300)}.docx`) ?? ''
    expect([...name]).toHaveLength(NAME_MAX_LENGTH)
    expect(name).toMatch(/😀\.docx$/u)
  })
})
