import { LinkButton } from '#page/links.tsx'
import { useHere } from '#page/use-here.ts'
import { workspacePaths } from '#workspace-paths'

type Props = { id: string; title: string; label: string }

/** A link to the form of a scholarship, which leads back to this page. */
export function EditLink({ id, title, label }: Props) {
  const returnTo = useHere()
  return (
    <LinkButton
      to={workspacePaths.editScholarship(id, { returnTo })}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </LinkButton>
  )
}
