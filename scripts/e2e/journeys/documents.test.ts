/** A student's vault of documents, by hand: over a poor line, by the keyboard, in light and dark. */
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field, seePage, seeToast, useSession } from '../kit/acts.ts'
import { useBrowser } from '../kit/browser.ts'
import { focusedName, tabTo } from '../kit/keyboard.ts'
import { lookAroundInLooks } from '../kit/look-around.ts'
import { signUp } from '../kit/people.ts'

const browser = useBrowser()
const MEBIBYTE = 1024 * 1024

const PDF = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'),
  Buffer.alloc(3 * MEBIBYTE, '% all my marks\n'),
  Buffer.from('\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
])

test('a student uploads documents over an interrupted connection, learns why one is refused, edits and deletes', async () => {
  const { client } = await signUp('student')
  const visit = await browser.visit()
  const { page } = visit
  // Allows for a refused document and a line that is cut.
  visit.allow(/422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await useSession(page, client.jar)
  await page.goto('/documents')
  await seePage(page, 'Documents')
  await page.getByText('No documents yet').waitFor()

  await addOverPoorLine(page)
  const card = page.getByRole('article', { name: 'Transcript 2026.pdf' })
  await card.getByText('Transcript', { exact: true }).waitFor()
  await card.getByText('Not scanned here').waitFor()

  const exe = { name: 'cv.pdf.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }
  const html = {
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<!doctype html><script>1</script>'),
  }
  await choose(page, [exe, html])
  await page
    .getByText('“cv.pdf.exe” was not added: it must be a PDF, DOCX, PNG or JPEG file.')
    .waitFor()
  await page
    .getByText('“notes.pdf” was not added: its content does not match its name.')
    .waitFor()
  await lookAroundInLooks(page)

  await expectDownload(page)
  await editByKeyboard(page)
  await removeByKeyboard(page)
  expect((await client.get<unknown[]>('/api/documents')).body).toEqual([])
})

type Chosen = { name: string; mimeType: string; buffer: Buffer }

async function choose(page: Page, files: Chosen[]) {
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Choose files').click()
  await (await chooser).setFiles(files)
}

/** Cuts the line while the third piece is under way, and restores it. */
async function addOverPoorLine(page: Page) {
  await field(page, 'What they are').selectOption('TRANSCRIPT')
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/document-uploads')) sent.push(request)
  })
  const pieces = () => sent.filter((request) => request.method() === 'PATCH')
  await page.route('**/api/document-uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH' || pieces().length !== 3)
      return route.continue()
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  const buffer = PDF
  await choose(page, [{ name: 'Transcript 2026.pdf', mimeType: 'application/pdf', buffer }])
  const upload = page.getByRole('listitem').filter({ hasText: 'Transcript 2026.pdf' })
  await upload.getByText('Interrupted', { exact: true }).waitFor()
  await page.unroute('**/api/document-uploads/*')
  await page.context().setOffline(false)
  await upload.getByText('Added', { exact: true }).waitFor()
  expect(sent.filter((request) => request.method() === 'POST')).toHaveLength(1)
  const offsets = pieces().map((request) => Number(request.headers()['upload-offset']))
  expect(offsets.slice(0, 4)).toEqual([0, MEBIBYTE / 2, MEBIBYTE, MEBIBYTE])
  await button(page, 'Dismiss Transcript 2026.pdf').click()
}

/** The download is a file to be saved, never a page. */
async function expectDownload(page: Page) {
  const answered = await page.evaluate(async () => {
    const link = document.querySelector('a[download]') as HTMLAnchorElement
    const { headers } = await fetch(link.href)
    return {
      type: headers.get('content-type'),
      disposition: headers.get('content-disposition'),
      policy: headers.get('content-security-policy'),
      sniffing: headers.get('x-content-type-options'),
    }
  })
  expect(answered).toEqual({
    type: 'application/pdf',
    disposition: 'attachment; filename="Transcript 2026.pdf"',
    policy: "sandbox; default-src 'none'",
    sniffing: 'nosniff',
  })
}

async function editByKeyboard(page: Page) {
  await tabTo(page, 'Edit Transcript 2026.pdf')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Edit this document' }).waitFor()
  await tabTo(page, 'Name')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Marks.pdf')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Document updated')
  await page.getByRole('article', { name: 'Marks.pdf' }).waitFor()
}

async function removeByKeyboard(page: Page) {
  await tabTo(page, 'Delete Marks.pdf')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Delete this document?' }).waitFor()
  await tabTo(page, 'Delete')
  await page.keyboard.press('Enter')
  await page.getByText('No documents yet').waitFor()
  await expect.poll(() => focusedName(page)).toBe('0 documents')
  await seeToast(page, 'Document deleted')
}
