import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { useLayoutEffect, useRef, useState } from 'react'
import { Chart as Canvas } from 'react-chartjs-2'
import { useIsDark } from '#lib/browser/use-is-dark.ts'
import { Button } from '#ui/button.tsx'
import { dashboardMessages as text } from './dashboard-messages.ts'
import { canvasLooks, type Looks } from './canvas-looks.ts'
import type { ChartKind, ChartValue } from './chart-values.ts'
import { saveFile } from '#lib/browser/save-file.ts'

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

type Props = { title: string; kind: ChartKind; values: readonly ChartValue[] }

/** The picture of a chart; in a file of its own, so that no page waits for the library. */
export function ChartCanvas(props: Props) {
  return <Picture key={String(useIsDark())} {...props} />
}

function Picture({ title, kind, values }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<Chart>(null)
  const [looks, setLooks] = useState<Looks | null>(null)
  // A canvas knows no classes: it is drawn in the colors of the page around it.
  useLayoutEffect(() => setLooks(box.current && canvasLooks(box.current)), [])
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={box}
        className="relative border-line bg-surface text-muted accent-sea"
        style={{ height: heightOf(kind, values.length) }}
      >
        {/* A canvas keeps its width until it is drawn again, and must not widen the page meanwhile. */}
        <div className="absolute inset-0 overflow-hidden">
          {looks && (
            <Canvas
              ref={chart}
              type={kind === 'line' ? 'line' : 'bar'}
              role="img"
              aria-label={text.chartOf(title, values.length)}
              data={dataOf(title, values, looks)}
              options={optionsOf(kind, looks)}
            />
          )}
        </div>
      </div>
      <Button
        kind="quiet"
        isFlush
        className="self-start"
        aria-label={text.pictureOf(title)}
        onClick={() => chart.current && looks && savePicture(chart.current, title, looks)}
      >
        {text.savePicture}
      </Button>
    </div>
  )
}

function heightOf(kind: ChartKind, count: number): string {
  return kind === 'rows' ? `${3 + count * 2.25}rem` : '16rem'
}

function dataOf(label: string, values: readonly ChartValue[], { mark }: Looks) {
  return {
    labels: values.map((one) => one.label),
    datasets: [
      {
        label,
        data: values.map(({ count }) => count),
        borderColor: mark,
        backgroundColor: mark,
        maxBarThickness: 28,
      },
    ],
  }
}

function optionsOf(kind: ChartKind, { words, line, font }: Looks) {
  const ticks = { color: words, font: { family: font, size: 14 } }
  const counts = {
    beginAtZero: true,
    ticks: { ...ticks, precision: 0 },
    grid: { color: line },
  }
  const names = { ticks, grid: { display: false } }
  const isRows = kind === 'rows'
  return {
    animation: false as const,
    maintainAspectRatio: false,
    indexAxis: isRows ? ('y' as const) : ('x' as const),
    scales: { x: isRows ? counts : names, y: isRows ? names : counts },
  }
}

function savePicture({ canvas }: Chart, title: string, { ground }: Looks): void {
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  const pen = copy.getContext('2d')
  if (!pen) return
  pen.fillStyle = ground
  pen.fillRect(0, 0, copy.width, copy.height)
  pen.drawImage(canvas, 0, 0)
  copy.toBlob((blob) => blob && saveFile(blob, `${title}.png`))
}
