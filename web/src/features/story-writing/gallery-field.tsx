import { useId } from 'react'
import { controlStyle, Field, fieldId } from '#ui/field.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRows } from '#ui/use-rows.ts'
import { GALLERY_MAX, type GalleryPicture } from './gallery.ts'
import { storyWritingMessages as text } from './story-writing-messages.ts'
import { useSendPictures } from './use-send-pictures.ts'

type Props = {
  id: string
  name: string
  value: readonly GalleryPicture[]
  onChange: (value: readonly GalleryPicture[]) => void
  error: string | undefined
  organizationId: string | null
}

/** More pictures below the story, each with a text; buttons reorder and remove them. */
export function GalleryField(props: Props) {
  const { id, value: rows, onChange, error } = props
  const { said, remove, move } = useRows({
    rows,
    onChange,
    idOf: (row) => (row ? altId(row) : id),
    removed: (_, place) => text.galleryRemoved(place),
    moved: ({ alt }, place, before) =>
      text.galleryMoved(alt.trim() || text.nthPicture(before), place),
  })
  // The summary of errors leads to the first picture without a text.
  const wordless = error ? rows.findIndex(({ alt }) => !alt.trim()) : -1
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">
        {text.gallery} <span className="font-normal text-muted">(optional)</span>
      </legend>
      <ol className="flex flex-col gap-3 empty:hidden">
        {rows.map((row, index) => (
          <li key={row.id}>
            <GalleryRow
              row={row}
              number={index + 1}
              isLast={index === rows.length - 1}
              id={index === wordless ? id : altId(row)}
              error={error && !row.alt.trim() ? error : undefined}
              onChange={(alt) => onChange(rows.with(index, { ...row, alt }))}
              onRemove={() => remove(index)}
              onMove={(by) => move(index, by)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length < GALLERY_MAX ? (
        <AddPictures {...props} id={wordless === -1 ? id : addId(id)} />
      ) : (
        <p className="text-sm text-muted">{text.galleryFull(GALLERY_MAX)}</p>
      )}
    </fieldset>
  )
}

const altId = ({ id }: GalleryPicture) => fieldId(id, 'alt')
const addId = (id: string) => `${id}-add`

type RowProps = {
  row: GalleryPicture
  number: number
  isLast: boolean
  id: string
  error: string | undefined
  onChange: (alt: string) => void
  onRemove: () => void
  onMove: (by: 1 | -1) => void
}

function GalleryRow({ row, number, isLast, id, error, onChange, ...act }: RowProps) {
  const headingId = useId()
  const title = text.nthPicture(number)
  return (
    <div
      role="group"
      aria-labelledby={headingId}
      className="flex flex-col gap-3 rounded border border-line p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <p id={headingId} className="font-semibold">
          {title}
        </p>
        <RowActions
          labels={{
            up: text.moveUp(title),
            down: text.moveDown(title),
            remove: text.removePicture(title),
          }}
          isFirst={number === 1}
          isLast={isLast}
          {...act}
        />
      </div>
      <img
        src={row.url}
        alt={row.alt}
        className="h-32 w-full rounded bg-sunken object-contain"
      />
      <TextField
        id={id}
        name="galleryAlt"
        label={text.alt}
        help={text.altHelp}
        error={error}
        maxLength={300}
        value={row.alt}
        onChange={onChange}
      />
    </div>
  )
}

/** Sends the chosen pictures, one after the other. */
function AddPictures({ id, name, value, onChange, organizationId }: Props) {
  const { isBusy, failure, sentCount, send } = useSendPictures(organizationId)
  async function add(files: readonly File[]) {
    const room = GALLERY_MAX - value.length
    const added = await send(files.slice(0, room))
    if (added.length > 0) onChange([...value, ...added])
  }
  return (
    <Field
      id={id}
      name={name}
      label={text.addPictures}
      help={text.galleryHelp(GALLERY_MAX)}
      isOptional="unsaid"
      error={failure}
    >
      {(control) => (
        <>
          <input
            {...control}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            className={controlStyle}
            disabled={isBusy}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              // So that the same file can be chosen again.
              target.value = ''
              void add(files)
            }}
          />
          <p role="status" className="text-sm">
            {isBusy ? text.sending : sentCount > 0 && text.gallerySent(sentCount)}
          </p>
        </>
      )}
    </Field>
  )
}
