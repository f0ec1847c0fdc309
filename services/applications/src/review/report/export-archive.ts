import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { StoredLetter } from '../../application/recommendation/recommendation.ts'
import type { ArrivedLetter } from '../../application/submission/read-letters.ts'
import type { Submission } from '../../application/submission/submission.ts'
import type { DocumentForHolder } from '../../student/document/hold-documents.ts'
import { blindForm } from '../blinding/blind-form.ts'
import { fullNameOf } from '../../application/application/application-form.ts'
import type { Board, BoardRow } from '../workspace/board.ts'
import { applicationsTable, scoresTable } from './export-table.ts'

/** The archive is in memory while it is made, and a second time when it is written. */
const ARCHIVE_MAX_BYTES = 200 * 1024 * 1024

/** The archive would be too large; the message says what to do instead. */
export class ArchiveTooLarge extends Error {}

export type ArchiveSources = {
  submissionOf: (row: BoardRow) => Promise<Submission | null>
  documentsOf: (submissionId: string) => Promise<DocumentForHolder[]>
  /** Recommenders' letters, including late ones. */
  lettersOf: (row: BoardRow) => Promise<ArrivedLetter[]>
  /** Null if it is no longer stored, or not known to be free of viruses. */
  contentOfLetter: (letter: StoredLetter) => Promise<Buffer | null>
  /** Null if it is no longer stored. */
  contentOf: (document: DocumentForHolder) => Promise<Buffer | null>
  onProgress: (done: number, total: number) => Promise<void>
}

/**
 * Everything of a review: both tables, and for each application a folder with what was filled in, the
 * documents that are known to be free of viruses, and the letters of recommenders.
 * @throws ArchiveTooLarge
 */
export async function makeArchive(board: Board, sources: ArchiveSources): Promise<Buffer> {
  const zip = new ZipFile()
  const whole = buffer(zip.outputStream)
  zip.addBuffer(Buffer.from(applicationsTable(board)), 'applications.csv')
  zip.addBuffer(Buffer.from(scoresTable(board)), 'scores.csv')
  let bytes = 0
  for (const [index, row] of board.rows.entries()) {
    const files = await filesOf(row, sources)
    for (const { path, content } of files) {
      bytes += content.length
      if (bytes > ARCHIVE_MAX_BYTES) throw new ArchiveTooLarge()
      zip.addBuffer(content, path)
    }
    await sources.onProgress(index + 1, board.rows.length)
  }
  zip.end()
  return whole
}

async function filesOf(row: BoardRow, sources: ArchiveSources) {
  const submission = await sources.submissionOf(row)
  if (submission === null) return []
  const folder = `${row.number} ${fileName(fullNameOf(row))}`.trim()
  const files: { path: string; content: Buffer }[] = [
    { path: `${folder}/application.txt`, content: Buffer.from(textOf(submission)) },
  ]
  const documents = await sources.documentsOf(submission.id)
  for (const [index, document] of documents.entries()) {
    const content = document.isShownToOthers ? await sources.contentOf(document) : null
    const path = `${folder}/${index + 1} ${fileName(document.name)}`
    if (content) files.push({ path, content })
  }
  return [...files, ...(await letterFilesOf(row, folder, sources))]
}

async function letterFilesOf(row: BoardRow, folder: string, sources: ArchiveSources) {
  const files: { path: string; content: Buffer }[] = []
  const letters = await sources.lettersOf(row)
  for (const [index, { recommendation, letter }] of letters.entries()) {
    const { recommenderName, relation } = recommendation
    const start = `${folder}/letter ${index + 1}`
    if (letter.text !== null) {
      const text = `${recommenderName}, ${relation}\n\n${letter.text}\n`
      const path = `${start} ${fileName(recommenderName)}.txt`
      files.push({ path, content: Buffer.from(text) })
    }
    const content = await sources.contentOfLetter(letter)
    if (content)
      files.push({ path: `${start} ${fileName(letter.fileName ?? '')}`, content })
  }
  return files
}

function textOf({ form, note }: Submission): string {
  const fields = blindForm(form, []).map(
    ({ label, pieces }) => `${label}\n${pieces.map(({ text }) => text).join('')}`,
  )
  return [...fields, ...(note ? [`Note\n${note}`] : [])].join('\n\n') + '\n'
}

/** A name that every system can use as one part of a path, never as another folder. */
function fileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return plain.slice(0, 100)
}
