import PdfKit from 'pdfkit'
import type { ImpactReport, ImpactSection } from './impact-report.ts'
import type { ImpactStory } from './impact-story.ts'
import { isPrintable, printable } from './printable.ts'

const MARGIN = 56
const VALUE_WIDTH = 160
const INK = '#1b2631'
const SEA = '#0b5476'
const MUTED = '#4f5b66'
const LINE = '#e3dccd'

type Pdf = InstanceType<typeof PdfKit>

/** The report as a PDF whose text can be read out and searched. */
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
  pdf.font('Helvetica-Bold').fontSize(24).fillColor(SEA).text(report.title)
  pdf.fontSize(15).fillColor(INK).text(printable(report.organization))
  pdf.font('Helvetica').fontSize(10).fillColor(MUTED).text(report.scope).moveDown()
  for (const section of report.sections) writeSection(pdf, section)
  writeStories(pdf, report.stories)
  for (const note of report.notes)
    pdf.font('Helvetica').fontSize(9).fillColor(MUTED).text(note).moveDown(0.5)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function writeSection(pdf: Pdf, { heading, rows }: ImpactSection): void {
  keepTogether(pdf, 60)
  pdf.font('Helvetica-Bold').fontSize(13).fillColor(INK).text(printable(heading))
  pdf.moveDown(0.3)
  for (const { label, value } of rows) {
    keepTogether(pdf, 20)
    const { y } = pdf
    const right = pdf.page.width - MARGIN
    pdf.font('Helvetica').fontSize(11).fillColor(INK)
    const width = right - MARGIN - VALUE_WIDTH
    pdf.text(printable(value), right - VALUE_WIDTH, y, {
      width: VALUE_WIDTH,
      align: 'right',
    })
    pdf.text(printable(label), MARGIN, y, { width })
    pdf
      .moveTo(MARGIN, pdf.y + 2)
      .lineTo(right, pdf.y + 2)
      .lineWidth(0.5)
      .stroke(LINE)
    pdf.y += 6
  }
  pdf.x = MARGIN
  pdf.moveDown()
}

const STORIES = 'Recipients’ stories'
const NO_STORIES =
  'No recipient’s story has been published for these awards yet. A story appears here once its recipient approves it and it is published.'
const AGREED = 'Each recipient approved these words for publication.'
const LOST =
  'Letters that the font of this file lacks stand as question marks. The whole story is on the site.'

function writeStories(pdf: Pdf, stories: readonly ImpactStory[]): void {
  keepTogether(pdf, 80)
  pdf.font('Helvetica-Bold').fontSize(13).fillColor(INK).text(STORIES).moveDown(0.3)
  const said = stories.length === 0 ? NO_STORIES : AGREED
  pdf.font('Helvetica').fontSize(10).fillColor(MUTED).text(said).moveDown()
  for (const story of stories) writeStory(pdf, story)
}

function writeStory(pdf: Pdf, { title, person, facts, paragraphs }: ImpactStory): void {
  keepTogether(pdf, 100)
  pdf.font('Helvetica-Bold').fontSize(12).fillColor(SEA).text(printable(title))
  pdf.font('Helvetica').fontSize(10).fillColor(MUTED).text(printable(person))
  if (facts) pdf.text(printable(facts))
  pdf.moveDown(0.5).fontSize(11).fillColor(INK)
  for (const words of paragraphs) pdf.text(printable(words)).moveDown(0.5)
  if (![title, person, facts, ...paragraphs].every(isPrintable))
    pdf.fontSize(9).fillColor(MUTED).text(LOST)
  pdf.moveDown()
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage()
}
