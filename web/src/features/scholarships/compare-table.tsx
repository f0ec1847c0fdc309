import { X } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { compareMessages as text } from './compare-messages.ts'
import { compareRows, type Compared, type CompareRow } from './compare-rows.ts'

type Props = { compared: readonly Compared[]; onRemove: (slug: string) => void }

// The names of the rows stay where they are while the rest scrolls sideways.
const sticky = 'sticky start-0 z-10 bg-paper w-28 min-w-28 sm:w-44 sm:min-w-44'
const cell = 'px-3 py-3 text-start align-top'

export function CompareTable({ compared, onRemove }: Props) {
  const [isShort, setIsShort] = useState(false)
  const rows = compareRows(compared)
  const shown = isShort ? rows.filter(({ differs }) => differs) : rows
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
      <div
        role="region"
        aria-label={text.caption}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="w-full border-collapse">
          <caption className="sr-only">{text.caption}</caption>
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className={`${cell} ${sticky}`}>
                <span className="sr-only">{text.fact}</span>
              </th>
              {compared.map((one) => (
                <th key={one.slug} scope="col" className={`${cell} min-w-52`}>
                  <Heading {...{ one, onRemove }} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.key} row={row} compared={compared} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type HeadingProps = { one: Compared; onRemove: (slug: string) => void }

function Heading({ one: { slug, title, provider }, onRemove }: HeadingProps) {
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <TextLink
          to={paths.scholarship(slug)}
          className="inline-flex min-h-11 items-center"
        >
          {title}
        </TextLink>
        <span className="block font-normal text-muted">{provider}</span>
      </div>
      <IconButton
        label={text.remove(title)}
        icon={<X aria-hidden="true" size={20} />}
        className="shrink-0 print:hidden"
        onClick={() => onRemove(slug)}
      />
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
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} ${sticky} ps-0`}>
        {row.label}
        {compared.length > 1 && (
          <span className="mt-1 block">
            {row.differs ? (
              <Badge tone="sea">{text.differs}</Badge>
            ) : (
              <span className="text-sm font-normal text-muted">{text.sameInAll}</span>
            )}
          </span>
        )}
      </th>
      {compared.map(({ slug }, index) => (
        <td key={slug} className={`${cell} tabular min-w-52 break-words`}>
          <Cell text={row.texts[index]} url={row.urls[index]} />
        </td>
      ))}
    </tr>
  )
}
