import { useRef } from 'react'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { toast } from '#ui/toast-store.ts'
import { canvasLooks } from './canvas-looks.ts'
import { dashboardMessages as text } from './dashboard-messages.ts'
import type { ChartValue } from './chart-values.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { type Band, bandOf, bandsOf } from './map-bands.ts'
import world from './world.svg'

/** Countries too small for their shape to be seen: dots, drawn above the shapes around them. */
export const DOTS: ReadonlySet<string> = new Set(
  'AD AG BB BH BN BS BZ CK CV CY DJ DM FJ FM GD GM HK IL JM KI KM KN KW LB LC LI LU MC ME MH MK MO MT MU MV NR NU PS PW QA RW SB SC SG SI SM ST SV SZ TL TO TT TV VA VC VU WS XK'.split(
    ' ',
  ),
)

/** From the palest, by the number of bands; the opacity applies to a whole mark, or its edge would be darker. */
const SHADES = [
  ['opacity-100'],
  ['opacity-50', 'opacity-100'],
  ['opacity-40', 'opacity-70', 'opacity-100'],
]

/** The same for a saved picture. */
const STRENGTHS = [[1], [0.5, 1], [0.4, 0.7, 1]]

/** Where citizens of the shown groups come from: no country is marked unless the table names it. */
export function CountryMap({ groups }: { groups: readonly ChartValue[] }) {
  const bands = bandsOf(groups.map(({ count }) => count))
  const shades = SHADES[bands.length - 1] ?? []
  const drawn = groups.toSorted((a, b) => Number(DOTS.has(a.key)) - Number(DOTS.has(b.key)))
  return (
    <figure className="flex flex-col gap-3">
      <svg role="img" aria-label={text.mapOf(groups.length)} viewBox="-8 0 976 424">
        <use href={`${world}#countries`} className="fill-line stroke-surface" />
        <use href={`${world}#small`} className="fill-line" />
        {drawn.map(({ key, label, count }) => (
          <use
            key={key}
            href={`${world}#${key}`}
            className={classNames(
              'fill-sea stroke-sea',
              shades[bandOf(bands, count)],
              DOTS.has(key) ? 'stroke-[6]' : 'stroke-1',
            )}
          >
            <title>{text.onMap(label, count)}</title>
          </use>
        ))}
      </svg>
      <figcaption>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {bands.map((band, index) => (
            <Sign key={band.to} look={classNames('bg-sea', shades[index])}>
              {text.bandOf(band.from, band.to)}
            </Sign>
          ))}
          <Sign look="bg-line">{text.noBand}</Sign>
        </ul>
      </figcaption>
      <SavePicture groups={drawn} bands={bands} />
    </figure>
  )
}

/** Saves the map as a file: drawn on request, in the colors of the page. */
function SavePicture(map: { groups: readonly ChartValue[]; bands: readonly Band[] }) {
  const box = useRef<HTMLDivElement>(null)
  const title = text.countriesTitle
  async function save() {
    try {
      const [{ mapPicture }, answer] = await Promise.all([
        import('./map-picture.ts'),
        fetch(world),
      ])
      if (!box.current || !answer.ok) throw new Error('There is no map')
      const picture = await mapPicture({
        ...map,
        world: await answer.text(),
        title,
        shades: STRENGTHS[map.bands.length - 1] ?? [],
        signs: [...map.bands.map(({ from, to }) => text.bandOf(from, to)), text.noBand],
        looks: canvasLooks(box.current),
      })
      if (!picture) throw new Error('The picture is empty')
      saveFile(picture, `${title}.png`)
    } catch (error) {
      toast.error({
        title: text.pictureFailed,
        description: showError(error),
        topic: 'map',
      })
    }
  }
  return (
    <div ref={box} className="border-line bg-surface text-muted accent-sea">
      <Button
        kind="quiet"
        isFlush
        aria-label={text.pictureOf(text.map)}
        onClick={() => void save()}
      >
        {text.savePicture}
      </Button>
    </div>
  )
}

function Sign({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={classNames('size-4 rounded-full', look)} />
      {children}
    </li>
  )
}
