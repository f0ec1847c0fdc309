import { Pencil, Search, Trash2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { CountryName } from '#entities/country/country-name.tsx'
import { formatDayOf } from '#lib/format/format.ts'
import { LinkButton } from '#page/links.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { SavedSearchCard_SavedSearchFragment } from '#gql/graphql'
import { filtersInWords } from './filters-in-words.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { alertOptions } from './save-search-dialog.tsx'
import { savedSearchMessages as text } from './saved-search-messages.ts'
import { useSavedSearchChanges } from './use-saved-search-changes.ts'

const savedSearchCardFragment = graphql(`
  fragment SavedSearchCard_SavedSearch on SavedSearch {
    id
    name
    query
    countries {
      code
      name
    }
    degreeLevel
    fieldOfStudy {
      code
      name
    }
    minAmount
    maxAmount
    noEssay
    complexity
    fullTuition
    includeUnknown
    alert
    onlyWhatFits
    address
    matchCount
    eligibleCount
    newCount
    lastNotifiedAt
  }
`)

type Props = {
  search: FragmentType<typeof savedSearchCardFragment>
  onRemoved: () => void
}

/** One saved search: what it asks for, what fits, and how the student hears of new results. */
export function SavedSearchCard({ search, onRemoved }: Props) {
  const shown = readFragment(savedSearchCardFragment, search)
  const { name, alert, onlyWhatFits, newCount } = shown
  const id = useId()
  const { change, remove } = useSavedSearchChanges({ ...shown, again: againOf(shown) })
  async function handleRemove() {
    if (await remove()) onRemoved()
  }
  return (
    <article
      aria-labelledby={`${id}-title`}
      className={cardStyle('p-card', 'flex h-full flex-col gap-4')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="min-w-0 text-lg break-words">
          {name}
        </h2>
        {newCount > 0 && <Badge tone="sea">{text.isNew(formatNumber(newCount))}</Badge>}
      </div>
      <SearchFacts search={shown} />
      <div className="max-w-72">
        <SelectField
          label={text.alert}
          name="alert"
          isOptional="unsaid"
          options={alertOptions}
          value={alert}
          onChange={(next) => next !== '' && void change({ alert: next })}
        />
      </div>
      <Checkbox
        label={text.wantsAll}
        name="wantsAll"
        isChecked={!onlyWhatFits}
        onChange={(wantsAll) => void change({ onlyWhatFits: !wantsAll })}
      />
      <SearchActions search={shown} onRemove={() => void handleRemove()} />
    </article>
  )
}

type PartProps = { search: SavedSearchCard_SavedSearchFragment }

/** What the search asks for, and how many scholarships fit. */
function SearchFacts({ search }: PartProps) {
  const { matchCount, eligibleCount, includeUnknown, lastNotifiedAt } = search
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {filtersInWords(search).map((words) => (
          <li key={words} className="min-w-0 break-words">
            <Badge>{withFlag(words, search.countries)}</Badge>
          </li>
        ))}
      </ul>
      <div>
        <p className="tabular font-semibold">
          {text.results(formatNumber(matchCount), matchCount === 1)}
          {typeof eligibleCount === 'number' &&
            matchCount > 0 &&
            ` · ${text.eligible(formatNumber(eligibleCount), includeUnknown)}`}
        </p>
        {lastNotifiedAt && (
          <p className="text-sm text-muted">
            {text.lastNotified(formatDayOf(lastNotifiedAt))}
          </p>
        )}
      </div>
    </>
  )
}

function withFlag(
  words: string,
  countries: SavedSearchCard_SavedSearchFragment['countries'],
): ReactNode {
  const country = countries?.find(({ name }) => name === words)
  return country ? <CountryName code={country.code} name={words} /> : words
}

function SearchActions({ search, onRemove }: PartProps & { onRemove: () => void }) {
  const { id, name, address } = search
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <>
      <div className="mt-auto flex flex-wrap gap-3">
        <LinkButton to={address} aria-label={text.runNamed(name)}>
          <Search aria-hidden="true" size={20} />
          {text.run}
        </LinkButton>
        <Button aria-label={text.renameNamed(name)} onClick={() => setIsRenaming(true)}>
          <Pencil aria-hidden="true" size={20} />
          {text.rename}
        </Button>
        <Button kind="danger" aria-label={text.removeNamed(name)} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={20} />
          {text.remove}
        </Button>
      </div>
      <RenameDialog
        id={id}
        name={name}
        isOpen={isRenaming}
        onClose={() => setIsRenaming(false)}
      />
    </>
  )
}

/** The input that saves the same search again. */
function againOf(shown: SavedSearchCard_SavedSearchFragment) {
  const { name, query, countries, minAmount, maxAmount, noEssay, includeUnknown } = shown
  return {
    name,
    onlyWhatFits: shown.onlyWhatFits,
    query: query ?? null,
    countries:
      countries?.length === 0 ? ['other'] : (countries?.map(({ code }) => code) ?? null),
    degreeLevel: [...shown.degreeLevel],
    fieldOfStudy: shown.fieldOfStudy.map(({ code }) => code),
    minAmount: minAmount ?? null,
    maxAmount: maxAmount ?? null,
    noEssay,
    complexity: [...shown.complexity],
    fullTuition: shown.fullTuition,
    includeUnknown,
  }
}
