import type { Looks } from './canvas-looks.ts'
import type { ChartValue } from './chart-values.ts'
import { bandOf, type Band } from './map-bands.ts'

type Drawing = {
  /** The file with the outlines. */
  world: string
  title: string
  groups: readonly ChartValue[]
  bands: readonly Band[]
  /** How strongly each band is marked, from 0 to 1. */
  shades: readonly number[]
  /** The labels of the legend below: one for each band, then one for no band. */
  signs: readonly string[]
  looks: Looks
}

/** In the outlines' own units. */
const BOX = { left: -8, width: 976, height: 424, words: 64 }
const SCALE = 2

/** The map as a PNG with its title and legend; null when the browser draws none. */
export async function mapPicture(drawing: Drawing): Promise<Blob | null> {
  const outlines = new DOMParser().parseFromString(drawing.world, 'image/svg+xml')
  const canvas = document.createElement('canvas')
  canvas.width = BOX.width * SCALE
  canvas.height = (BOX.height + BOX.words) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const { looks, title, groups, bands, shades } = drawing
  pen.scale(SCALE, SCALE)
  pen.fillStyle = looks.ground
  pen.fillRect(0, 0, BOX.width, BOX.height + BOX.words)
  pen.translate(-BOX.left, 0)
  for (const shape of outlines.querySelectorAll('path, circle'))
    drawShape(pen, shape, { fill: looks.line, edge: looks.ground })
  for (const { key, count } of groups) {
    const shape = outlines.getElementById(key)
    if (!shape) continue
    pen.globalAlpha = shades[bandOf(bands, count)] ?? 1
    drawShape(pen, shape, { fill: looks.mark, edge: looks.mark })
    pen.globalAlpha = 1
  }
  pen.translate(BOX.left, 0)
  drawWords(pen, drawing, title)
  return new Promise((resolve) => canvas.toBlob(resolve))
}

function drawShape(
  pen: CanvasRenderingContext2D,
  shape: Element,
  { fill, edge }: { fill: string; edge: string },
): void {
  const number = (name: string) => Number(shape.getAttribute(name))
  const path = new Path2D(shape.getAttribute('d') ?? undefined)
  if (shape.tagName === 'circle')
    path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  pen.fillStyle = fill
  // A canvas is no array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  pen.fill(path)
  pen.strokeStyle = edge
  pen.lineWidth = 0.5
  pen.stroke(path)
}

function drawWords(
  pen: CanvasRenderingContext2D,
  { looks, shades, signs }: Drawing,
  title: string,
): void {
  pen.textBaseline = 'middle'
  pen.fillStyle = looks.words
  pen.font = `16px ${looks.font}`
  pen.fillText(title, 8, BOX.height + 14)
  let left = 8
  pen.font = `13px ${looks.font}`
  for (const [index, sign] of signs.entries()) {
    const shade = shades[index]
    pen.globalAlpha = shade ?? 1
    pen.fillStyle = shade === undefined ? looks.line : looks.mark
    pen.fillRect(left, BOX.height + 36, 14, 14)
    pen.globalAlpha = 1
    pen.fillStyle = looks.words
    pen.fillText(sign, left + 20, BOX.height + 43)
    left += 20 + pen.measureText(sign).width + 20
  }
}
