import { Form } from '#ui/form.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ContentKind } from '#gql/graphql'
import { GalleryField } from './gallery-field.tsx'
import { PictureField } from './picture-field.tsx'
import { RecipientField, SpotlightField } from './story-links.tsx'
import { sources, storyWritingMessages as text } from './story-writing-messages.ts'
import { isAboutRecipient, labelOf, LONG, REQUIRED, TEXT_FIELDS } from './story-values.ts'
import { useStoryForm, type WrittenStory } from './use-story-form.ts'

export type StoryFormProps = {
  kind: ContentKind
  organizationId: string | null
  categories: Record<string, string>
  /** Null for a new one. */
  piece: WrittenStory | null
  onSaved: (id: string) => void
}

/** Everything that a kind of story has; its writer can save it as a draft any number of times. */
export function StoryForm(props: StoryFormProps) {
  const { kind, organizationId } = props
  const { form, isRestored } = useStoryForm(props)
  const { values } = form
  return (
    <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
      {isRestored && <Notice>{text.restored}</Notice>}
      {kind === 'TESTIMONIAL' && (
        <SelectField
          {...form.field('sourceType')}
          label={text.sourceType}
          placeholder={text.choose}
          options={optionsOf(sources)}
        />
      )}
      {isAboutRecipient(kind, values) && (
        <RecipientField form={form} organizationId={organizationId} />
      )}
      {kind !== 'SPOTLIGHT' && (
        <SpotlightField form={form} organizationId={organizationId} />
      )}
      {kind !== 'STORY' && (
        <SelectField
          {...form.field('category')}
          label={text.category}
          placeholder={text.choose}
          options={optionsOf(props.categories)}
        />
      )}
      {TEXT_FIELDS[kind].map((name) => {
        const label = labelOf(name)
        const help =
          name === 'story' ? text.storyHelp : name === 'tags' ? text.tagsHelp : undefined
        const shared = { ...form.field(name), label, help, isOptional: !REQUIRED.has(name) }
        return LONG.has(name) ? (
          <TextArea key={name} {...shared} rows={name === 'story' ? 10 : 4} />
        ) : (
          <TextField key={name} {...shared} />
        )
      })}
      <PictureField {...form.field('picture')} organizationId={organizationId} />
      {kind === 'SPOTLIGHT' && (
        <GalleryField {...form.field('gallery')} organizationId={organizationId} />
      )}
    </Form>
  )
}
