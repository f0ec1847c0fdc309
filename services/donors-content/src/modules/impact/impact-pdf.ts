import PdfKit from 'pdfkit'
import type { ImpactReport, ImpactSection } from './impact-report.ts'

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

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage()
}

/** The standard fonts know the letters of Western Europe; others lose their marks, or are left out. */
function printable(text: string): string {
  return [...text].map((letter) => (KNOWN.test(letter) ? letter : plain(letter))).join('')
}

const KNOWN = /^[\u0020-\u007E\u00A0-\u00FF–—‘’“”•…€]$/

function plain(letter: string): string {
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && [...bare].every((one) => KNOWN.test(one)) ? bare : '?'
}
