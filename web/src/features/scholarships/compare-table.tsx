import { X } from 'lucide-react'
import { useState, type CSSProperties } from 'react'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { compareMessages as text } from './compare-messages.ts'
import { compareRows, type Compared, type CompareRow } from './compare-rows.ts'
import { isMoreToTheSide, useColumnsInView } from './use-columns-in-view.ts'

// Most screens have room for all of them.
const MoreToTheSide = lazyPart(
  async () => (await import('./more-to-the-side.tsx')).MoreToTheSide,
)

type Props = { compared: readonly Compared[]; onRemove: (slug: string) => void }

// The names of the rows stay while the rest scrolls sideways: beside the columns, on a phone above them.
const sticky =
  'sm:sticky sm:start-0 sm:z-10 sm:bg-paper sm:w-44 sm:min-w-44 max-sm:col-span-full'
const cell = 'px-3 py-3 text-start align-top max-sm:px-2'
const tableRow = 'max-sm:grid max-sm:grid-cols-(--columns)'

export function CompareTable({ compared, onRemove }: Props) {
  const [isShort, setIsShort] = useState(false)
  const rows = compareRows(compared)
  const shown = isShort ? rows.filter(({ differs }) => differs) : rows
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const inView = useColumnsInView(box, compared.length)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {compared.length > 1 ? (
          <Checkbox
            label={text.onlyDifferences}
            name="onlyDifferences"
            isChecked={isShort}
            onChange={setIsShort}
          />
        ) : (
          <p>{text.addAnother}</p>
        )}
        <Button onClick={() => print()}>{text.print}</Button>
      </div>
      {shown.length === 0 && <p>{text.noDifferences}</p>}
      {isMoreToTheSide(inView, compared.length) && (
        <LazyPart>
          <MoreToTheSide count={compared.length} inView={inView} />
        </LazyPart>
      )}
      <div
        ref={setBox}
        role="region"
        aria-label={text.caption}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={columnsOfPhone(compared.length)}
        className="@container overflow-x-auto scroll-smooth print:overflow-visible"
      >
        <Table {...{ compared, shown, onRemove }} />
      </div>
    </div>
  )
}

type TableProps = Props & { shown: readonly CompareRow[] }

function Table({ compared, shown, onRemove }: TableProps) {
  return (
    <table className="w-full border-collapse max-sm:block max-sm:w-max">
      <caption className="sr-only">{text.caption}</caption>
      <thead className="max-sm:block">
        <tr className={`border-b border-edge ${tableRow}`}>
          <th scope="col" className={`${cell} ${sticky} max-sm:sr-only`}>
            <span className="sr-only">{text.fact}</span>
          </th>
          {compared.map((one) => (
            <th key={one.slug} scope="col" className={`${cell} sm:min-w-52`}>
              <Heading {...{ one, onRemove }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {shown.map((row) => (
          <Row key={row.key} row={row} compared={compared} />
        ))}
      </tbody>
    </table>
  )
}

/** Two columns fill a phone; with more, the edge of the third shows. Large letters get wider columns. */
function columnsOfPhone(count: number): CSSProperties {
  const share = [100, 100, 50][count] ?? 46
  return { '--columns': `repeat(${count}, max(8.5rem, ${share}cqi))` } as CSSProperties
}

type HeadingProps = { one: Compared; onRemove: (slug: string) => void }

/** Many awards have the same title: the monogram and the provider tell them apart. */
function Heading({ one, onRemove }: HeadingProps) {
  const { slug, title, provider, university } = one
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <Monogram
          name={provider}
          id={university?.name === provider ? university.id : undefined}
        />
        <IconButton
          label={text.remove(title)}
          icon={<X aria-hidden="true" size={20} />}
          className="-me-2 print:hidden"
          onClick={() => onRemove(slug)}
        />
      </div>
      <TextLink
        to={paths.scholarship(slug)}
        className="line-clamp-2 min-h-11"
        title={title}
      >
        {title}
      </TextLink>
      <span className="line-clamp-2 font-normal" title={provider}>
        {provider}
      </span>
    </div>
  )
}

function Cell({ text: words, url }: { text?: string; url?: string | null }) {
  if (!url) return words
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-sea underline underline-offset-2 hover:text-sea-strong"
    >
      {words}
    </a>
  )
}

function Row({ row, compared }: { row: CompareRow; compared: readonly Compared[] }) {
  return (
    <tr className={`border-b border-line ${tableRow}`}>
      <th scope="row" className={`${cell} ${sticky} sm:ps-0 max-sm:pb-0`}>
        <div className="flex gap-x-2 gap-y-1 max-sm:sticky max-sm:start-2 max-sm:w-fit max-sm:items-center sm:flex-col sm:items-start">
          {row.label}
          {compared.length > 1 &&
            (row.differs ? (
              <Badge tone="sea">{text.differs}</Badge>
            ) : (
              <span className="text-sm font-normal text-muted">{text.sameInAll}</span>
            ))}
        </div>
      </th>
      {compared.map(({ slug }, index) => (
        <td key={slug} className={`${cell} tabular min-w-0 break-words sm:min-w-52`}>
          <Cell text={row.texts[index]} url={row.urls[index]} />
        </td>
      ))}
    </tr>
  )
}
