import { useCountries } from '#entities/country/use-countries.ts'
import { EditableSection } from '#page/editable-section.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { factsRows } from './facts-rows.tsx'
import type { FactsSection as Section } from './facts-sections.ts'
import type { FactsValues } from './facts-values.ts'
import { sectionLeads, sectionTitles } from './fact-messages.ts'
import { TermTips } from './term-tips.tsx'

const FactsForm = lazyPart(async () => (await import('./facts-form.tsx')).FactsForm)

type Props = {
  section: Section
  viewerId: string
  values: FactsValues
  version: number
  isOpenAtFirst: boolean
}

/** One section of facts: the entered facts, or their form. */
export function FactsSection(props: Props) {
  const { section, viewerId, values, version, isOpenAtFirst } = props
  const { countries } = useCountries()
  const draftName = draftNameOf(section)
  return (
    <EditableSection
      title={sectionTitles[section.id]}
      lead={
        <div className="flex flex-col gap-2">
          <p className="text-muted">{sectionLeads[section.id]}</p>
          <TermTips of={section.terms} />
        </div>
      }
      rows={factsRows(values, section.names, countries)}
      {...{ viewerId, draftName, isOpenAtFirst }}
      renderForm={({ isOpenedByButton, ...part }) => (
        <LazyPart fallback={<Skeleton className="h-56" />} failed={<PartFailed />}>
          <FactsForm
            {...{ section, viewerId, draftName, version, ...part }}
            initial={values}
            focusField={isOpenedByButton ? (section.names[0] ?? null) : null}
          />
        </LazyPart>
      )}
    />
  )
}

/** The name under which a section's typed values are kept until they are saved. */
export function draftNameOf({ id }: Section): string {
  return `immigration-${id}`
}
