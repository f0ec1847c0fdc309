import { setImmediate } from 'node:timers/promises'
import PdfKit from 'pdfkit'
import type { ImpactReport, ImpactSection } from './impact-report.ts'
import type { ImpactStory } from './impact-story.ts'
import type { Look, Pdf } from './font-faces.ts'
import { type Typesetter, createTypesetter } from './typeset.ts'

const MARGIN = 56
const VALUE_WIDTH = 160
const INK = '#1b2631'
const SEA = '#0b5476'
const MUTED = '#4f5b66'
const LINE = '#e3dccd'

const heading: Look = { size: 13, color: INK, isBold: true }
const plain: Look = { size: 11, color: INK }
const small: Look = { size: 10, color: MUTED }
const note: Look = { size: 9, color: MUTED }

type Paper = { pdf: Pdf; type: Typesetter; width: number }

/** The report as a PDF whose text can be read aloud and searched. It yields to other requests between parts. */
export async function impactPdf(report: ImpactReport, now: Date): Promise<Buffer> {
  const pdf = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${report.title}: ${report.organization}`,
      CreationDate: now,
    },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const width = pdf.page.width - 2 * MARGIN
  const paper = { pdf, type: createTypesetter(pdf), width }
  write(paper, report.title, { size: 24, color: SEA, isBold: true })
  write(paper, report.organization, { size: 15, color: INK, isBold: true })
  for (const line of report.scope) write(paper, line, small)
  pdf.y += 12
  for (const section of report.sections) {
    await setImmediate()
    writeSection(paper, section)
  }
  await writeStories(paper, report)
  const lost = paper.type.isLossless() ? [] : [LOST]
  for (const line of [...report.notes, ...lost]) {
    write(paper, line, note)
    pdf.y += 5
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function write({ type, width }: Paper, text: string, look: Look): void {
  type.write(text, { x: MARGIN, width, look })
}

function writeSection(
  paper: Paper,
  { heading: title, rows, note: said }: ImpactSection,
): void {
  const { pdf, type, width } = paper
  keepTogether(pdf, 70)
  write(paper, title, heading)
  if (said) write(paper, said, note)
  pdf.y += 4
  for (const { label, value } of rows) {
    keepTogether(pdf, 36)
    const top = pdf.y
    const look = plain
    type.write(value, {
      x: MARGIN + width - VALUE_WIDTH,
      width: VALUE_WIDTH,
      look,
      isAtEnd: true,
    })
    const below = pdf.y
    pdf.y = top
    type.write(label, { x: MARGIN, width: width - VALUE_WIDTH - 12, look })
    pdf.y = Math.max(pdf.y, below) + 2
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + width, pdf.y)
      .lineWidth(0.5)
      .stroke(LINE)
    pdf.y += 4
  }
  pdf.y += 12
}

const STORIES = 'Recipients’ stories'
const LOST =
  'A □ stands for a letter that the fonts of this file lack. The whole text is on the site.'

async function writeStories(paper: Paper, { stories, storiesNote }: ImpactReport) {
  keepTogether(paper.pdf, 80)
  write(paper, STORIES, heading)
  write(paper, storiesNote, small)
  paper.pdf.y += 10
  for (const story of stories) {
    await setImmediate()
    writeStory(paper, story)
  }
}

function writeStory(paper: Paper, { title, person, facts, paragraphs }: ImpactStory): void {
  const { pdf } = paper
  keepTogether(pdf, 100)
  write(paper, title, { size: 12, color: SEA, isBold: true })
  write(paper, person, small)
  if (facts) write(paper, facts, small)
  pdf.y += 5
  for (const words of paragraphs) {
    for (const line of words.split('\n')) write(paper, line, plain)
    pdf.y += 5
  }
  pdf.y += 10
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage()
}
